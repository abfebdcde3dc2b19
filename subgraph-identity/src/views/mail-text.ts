/** A mail as its reader sees it; to whom it goes is said by whoever sends it. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}
