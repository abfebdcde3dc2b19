import type { World } from '../succession/world.ts';
import type { Component } from './makeup.ts';

/** A part of somebody's final holding. */
export interface HeldComponent {
  readonly holderId: string;
  readonly component: Component;
}

export interface FollowedProperty {
  readonly held: readonly HeldComponent[];
  /** What debts, expenses and taxes have taken. */
  readonly spent: readonly Component[];
}

/** What everybody holds after the last death, part by part; undefined where basis was not followed. */
export function followedProperty({ parcels, spent }: World): FollowedProperty | undefined {
  if (spent === undefined) return undefined;
  const held: HeldComponent[] = [];
  for (const { trustId, parts } of parcels) {
    for (const { ownerId, makeup } of parts) {
      const holderId = trustId ?? ownerId;
      for (const component of makeup?.components ?? []) {
        if (component.amountCents === 0) continue;
        // Property of a trust itself was given away before, whether or not a death has moved it (IRC 1015).
        const given = ownerId === trustId && component.treatment === 'OWN';
        held.push({ holderId, component: given ? { ...component, treatment: 'CARRIED_OVER' } : component });
      }
    }
  }
  return { held, spent };
}
