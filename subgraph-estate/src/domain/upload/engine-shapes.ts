import type { Target } from '@platform/estate-engine';

/** Parts of the engine's target that have no name of their own there. */
export type AgeStage = NonNullable<Target['ages']>[number];
export type HeirClassTarget = NonNullable<Target['class']>;
