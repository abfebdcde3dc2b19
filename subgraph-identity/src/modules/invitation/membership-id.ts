import { derivedId } from '@platform/service-kit';
import type { Invitation } from '../../domain/invitation/invitation.ts';

/** The membership that an invitation gives: its id comes from there, so that accepting twice makes one. */
export const membershipIdOf = ({ id }: Pick<Invitation, 'id'>): string => derivedId('membership', id);
