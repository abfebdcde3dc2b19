import { serverErrorCode } from '@platform/mfe-kit/forms';

/** Unknown and foreign ids answer alike. */
export const isNotFound = (error: unknown): boolean => serverErrorCode(error) === 'NOT_FOUND';

export const isStaleVersion = (error: unknown): boolean => serverErrorCode(error) === 'STALE_VERSION';
