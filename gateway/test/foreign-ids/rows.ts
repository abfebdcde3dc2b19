/** Ids of one organization's data, and of the attacker's own where a foreign id is smuggled into something own. */
export interface Ids {
  readonly organizationId: string;
  readonly accountId: string;
  readonly membershipId: string;
  readonly sessionId: string;
  readonly invitationId: string;
  readonly estateId: string;
  readonly estateVersion: number;
  readonly personId: string;
  readonly trustId: string;
  readonly assetId: string;
  readonly entityId: string;
  readonly charityId: string;
  readonly policyId: string;
  readonly documentId: string;
  readonly provisionNoteId: string;
  readonly libraryNoteId: string;
  readonly copyRequestId: string;
  readonly reviewId: string;
  readonly rfiId: string;
  readonly changeId: string;
  readonly milestoneId: string;
  readonly reminderId: string;
  readonly whatIfId: string;
  readonly planVersionId: string;
  readonly opportunityId: string;
  readonly conflictId: string;
  readonly setAsideId: string;
  readonly memberId: string;
  readonly assumptionId: string;
  readonly sharedOwnershipId: string;
  readonly profileGroupId: string;
  readonly uploadId: string;
  readonly abstractionId: string;
  readonly automaticProfileId: string;
  readonly reportId: string;
  readonly statementId: string;
  readonly summaryReportId: string;
  readonly needle: string;
}
export type OwnIds = Pick<Ids, 'organizationId' | 'accountId' | 'estateId' | 'estateVersion' | 'personId' | 'assetId'>;

export type Variables = Readonly<Record<string, unknown>>;

export interface QueryRow {
  readonly variables: (foreign: Ids) => Variables;
  /** Answers everybody who has the id, by intent; says why. */
  readonly open?: string;
  /** Why its own people have nothing to see here either, so that an empty answer alone proves less. */
  readonly empty?: string;
}
export const row = (variables: QueryRow['variables']): QueryRow => ({ variables });

export interface MutationRow {
  readonly what: string;
  readonly variables: (foreign: Ids, own: OwnIds) => Variables;
  /** Answered without an error, because what is not one's own is passed over; nothing may have changed. */
  readonly silent?: boolean;
}
export const alter = (what: string, variables: MutationRow['variables'], silent = false): MutationRow => ({
  what,
  variables,
  silent,
});

/** By the mutation's name; what the attacker asks of what is foreign, and smuggles into something own. */
export type MutationRows = Readonly<Record<string, readonly MutationRow[]>>;
