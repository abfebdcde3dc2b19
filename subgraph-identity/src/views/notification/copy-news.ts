import type { CopyNews } from '@platform/contracts/domain';
import type { MailText } from '../mail-text.ts';
import type { NotificationText } from './work-ended.ts';

export interface CopyNewsAbout {
  readonly news: CopyNews;
  readonly displayName: string;
  readonly documentName: string;
  readonly byName: string | null;
}

/** Told to whoever a request for a copy waits for, and to whoever asked when it is answered. */
export function copyNewsText({ news, displayName, documentName, byName }: CopyNewsAbout): NotificationText {
  const who = byName ?? 'Somebody';
  switch (news) {
    case 'COPY_ASKED':
      return { title: `A copy of ${documentName} is asked for`, description: `${who} asks for it. ${displayName}.` };
    case 'COPY_SENT':
      return { title: `The copy of ${documentName} is sent`, description: `${who} has sent it.` };
    case 'COPY_DECLINED':
      return { title: `No copy of ${documentName} is sent`, description: `${who} has declined the request.` };
  }
}

const SUBJECTS: Readonly<Record<CopyNews, (displayName: string) => string>> = {
  COPY_ASKED: (displayName) => `A copy of a document of ${displayName} is asked for`,
  COPY_SENT: () => 'The copy that you asked for is sent',
  COPY_DECLINED: () => 'Your request for a copy is declined',
};

/** Names no document and nobody who asked: what a mail says, its way reads too. */
export const copyNewsMail = (news: CopyNews, displayName: string, link: string): MailText => ({
  subject: SUBJECTS[news](displayName),
  text: `${SUBJECTS[news](displayName)}.\n\nRead more here, after you have signed in:\n${link}`,
});
