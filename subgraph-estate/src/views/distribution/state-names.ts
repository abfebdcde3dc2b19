import { isStateCode, placeName } from '@platform/contracts/states';

/** `Massachusetts` for `MA`, `Federal` for `US`; a code that is no place stays as it is. */
export const jurisdictionName = (code: string): string => (code === 'US' ? 'Federal' : placeName(code));

/** Whoever receives for want of heirs: `State of Oregon` for `OR`. */
export const stateAsHeir = (code: string): string => `State of ${jurisdictionName(code)}`;

/** Whether a code is a state whose law the platform holds. */
export const isState = isStateCode;
