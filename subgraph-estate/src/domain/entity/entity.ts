/** Companies and partnerships, which hold property of their own and are held by shares. */
export const ENTITY_TYPES = [
  'LLC',
  'LIMITED_PARTNERSHIP',
  'GENERAL_PARTNERSHIP',
  'S_CORPORATION',
  'C_CORPORATION',
  'OTHER',
] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

export interface EntityShare {
  /** A person, a trust or another entity of the estate; null for somebody outside of it. */
  readonly ownerId: string | null;
  /** Who it is, of somebody outside the estate; null where nobody says. */
  readonly outsider: string | null;
  readonly percent: number;
}

export interface EstateEntity {
  readonly id: string;
  readonly name: string;
  readonly entityType: EntityType;
  /** The state it is formed in. */
  readonly location: string | null;
  readonly shares: readonly EntityShare[];
  /** Off every interest in it, for want of control and of a market; null where none is taken. */
  readonly discountPercent: number | null;
  /** Which appraisal supports it. */
  readonly discountSource: string | null;
}

/** Its owners answer for its debts themselves (RUPA 306); those of every other entity lose their share and no more. */
export const ownersAreLiable = ({ entityType }: Pick<EstateEntity, 'entityType'>): boolean =>
  entityType === 'GENERAL_PARTNERSHIP';

/** Of this estate: what an outside owner has counts for nobody in it. */
export const isAffiliated = ({ ownerId }: Pick<EntityShare, 'ownerId'>): boolean => ownerId !== null;
