import type { EstateCase } from '../estate-case.ts';
export function validateCase(_input: EstateCase): void {}
