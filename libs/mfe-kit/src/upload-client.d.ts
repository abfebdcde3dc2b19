declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink } from '@apollo/client';

  /** The package's own types are JSDoc only. */
  export default class UploadHttpLink extends ApolloLink {
    constructor(options: { readonly uri?: string; readonly credentials?: RequestCredentials });
  }
}
