import { isStateCode, placeName } from '@platform/contracts/states';

/** `Massachusetts` for `MA`, `Federal` for `US`; a code that is no place stays as it is. */
export const jurisdictionName = (code: string): string => (code === 'US' ? 'Federal' : placeName(code));

/** Whether a code is a state whose law the platform holds. */
export const isState = isStateCode;
