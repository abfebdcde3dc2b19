/** One per account and organization; there is none until the account first saves. */
export interface OwnReportSettingsRecord {
  _id: string;
  accountId: string;
  /** Null for a super administrator who acts in no organization. */
  organizationId: string | null;
  preparedBy: string | null;
  sections: string[];
  showToClient: boolean;
  version: number;
}
