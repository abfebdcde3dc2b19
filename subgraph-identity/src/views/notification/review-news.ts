import type { ReviewNews } from '@platform/contracts/review';
import type { MailText } from '../mail-text.ts';
import type { NotificationText } from './work-ended.ts';

export interface ReviewNewsAbout {
  readonly news: ReviewNews;
  readonly displayName: string;
  /** The document that is asked about; null for a review. */
  readonly about: string | null;
}

/** Told to whoever something of a review waits for. */
export function reviewNewsText({ news, displayName, about }: ReviewNewsAbout): NotificationText {
  const document = about ?? 'A document';
  switch (news) {
    case 'REVIEW_HANDED_OVER':
      return { title: `The review of ${displayName} is there`, description: 'Read the result and complete it.' };
    case 'REVIEW_RETURNED':
      return { title: `The review of ${displayName} came back`, description: 'Its reviewers say what is missing.' };
    case 'RFI_SENT':
      return { title: `${document}: information is missing`, description: `Asked in the review of ${displayName}.` };
    case 'RFI_ANSWERED':
      return { title: `${document}: your question is answered`, description: `In the review of ${displayName}.` };
  }
}

/** Names no document and no question: what a mail says, its way reads too. */
export const rfiMail = (displayName: string, link: string): MailText => ({
  subject: `Information is missing for ${displayName}`,
  text: `The reviewers of a plan ask for information about a document of ${displayName}.\n\nAnswer here, after you have signed in:\n${link}`,
});
