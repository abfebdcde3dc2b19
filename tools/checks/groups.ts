/** How a group runs: kept by Nx and given back while nothing it reads has changed, or started anew each time. */
export type GroupKind = 'kept' | 'started';

export interface Group {
  readonly name: string;
  readonly kind: GroupKind;
  /** Seconds that it may take in its lane on two cores, beside the other lane, with nothing kept from an earlier run; more is told, not failed. */
  readonly budget: number;
  /** Targets of nx in package.json, for groups that are kept. */
  readonly targets?: readonly string[];
}

const kept = (name: string, budget: number, targets: readonly string[] = [name]): Group => ({
  name,
  kind: 'kept',
  budget,
  targets,
});
const started = (name: string, budget: number): Group => ({ name, kind: 'started', budget });

/** Every check of the repository; CONTRIBUTING.md says what each is for. */
export const GROUPS: readonly Group[] = [
  kept('lint', 15),
  kept('promises', 75),
  kept('dead-code', 20),
  kept('boundaries', 10),
  kept('composition', 10),
  kept('generated', 20),
  kept('rules', 5),
  kept('types', 95, ['types-node', 'types-web', 'types-e2e']),
  kept('unit', 70),
  kept('component', 60),
  started('build', 40),
  started('identity', 120),
  started('gateway', 500),
  started('integration', 600),
  started('browser', 600),
];

/** Before everything else: pages that are built anew while tests open them are away for a moment. */
export const BUILD = 'build';
/** Groups whose tests open the pages. */
export const PAGES_FOR: readonly string[] = ['browser', 'gateway'];

/**
 * Three lanes on two cores: the services' tests wait for stores and brokers much of their time (with two lanes a third
 * of both cores' was unused), and what computes gets on meanwhile.
 */
export const LANES: readonly (readonly string[])[] = [
  [...GROUPS.filter(({ kind }) => kind === 'kept').map(({ name }) => name), 'browser'],
  ['identity', 'gateway'],
  ['integration'],
];
