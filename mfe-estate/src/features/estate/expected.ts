import { serverErrorCode } from '@platform/mfe-kit/forms';

export const isStaleVersion = (error: unknown): boolean => serverErrorCode(error) === 'STALE_VERSION';
