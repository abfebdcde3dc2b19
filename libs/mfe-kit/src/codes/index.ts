export { CodeInput } from './code-input.tsx';
export { codeErrorText } from './code-words.ts';
export { useConfirmIdentity } from './confirm-identity.ts';
export { ProofFields, type ProofSettings, useTypedProof } from './proof-fields.tsx';
export type { SentCode } from './resend.ts';
export { codeSources, type SecondFactorSource, sourceWords } from './second-factor-sources.ts';
export { SendCode } from './send-code.tsx';
export { isWholeCode } from './typed-code.ts';
