import type {} from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** gateway/api.graphql, by vitest.config.ts. */
    apiSchema: string;
  }
}
