import type { FinancialTeamMember } from '../../domain/finance/financial-team-member.ts';

/** The place of a member in the team, from 1. */
export const placeIn = (team: readonly FinancialTeamMember[], id: string): number =>
  team.findIndex((member) => member.id === id) + 1;
