/** What a browser would load that takes everything: the engine and each table that can be loaded apart. */
export * as mortality from '../src/actuarial/mortality.ts';
export * as engine from '../src/index.ts';
export * as federal from '../src/law/federal-tables.ts';
export * as inheritance from '../src/law/inheritance-tables.ts';
export * as state from '../src/law/state-tables.ts';
export * as afr from '../src/rates/afr.ts';
export * as section7520 from '../src/rates/section-7520.ts';
