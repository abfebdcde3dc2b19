import { ABSTRACTION_STATUSES, MODEL_FAILURES, TOKEN_PAYMENT_STATUSES } from '@platform/contracts';
import { INTAKE_KINDS, type IntakeVerdict } from '@platform/contracts/events';
import { flag, instant, leasedSchema, list, number, oneOf, open, orNull, part, text } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type {
  AbstractionRecord,
  LanguageModelReport,
  PreprocessingIssue,
  ReadingFeedback,
  SourceFile,
  TokenPayment,
} from '../../domain/abstraction/abstraction.ts';
import type { IssueSetAside } from '../../domain/abstraction/set-aside.ts';

const intake = part<IntakeVerdict>({
  kind: oneOf(INTAKE_KINDS),
  pageCount: number,
  limits: part<IntakeVerdict['limits']>({ maxBytes: number, maxPages: number, maxUnpackedBytes: number }),
});
const issue = part<PreprocessingIssue>({ errorType: text, message: text, page: orNull(number) });
const file = part<SourceFile>({ blobKey: text, filename: text, mimetype: text, byteSize: number, sha256: text });
const payment = part<TokenPayment>({
  status: oneOf(TOKEN_PAYMENT_STATUSES),
  tokens: number,
  paidAt: orNull(instant),
  refundedAt: orNull(instant),
});

const feedback = part<ReadingFeedback>({
  key: text,
  isPositive: flag,
  message: orNull(text),
  accountId: text,
  at: instant,
});

const setAside = part<IssueSetAside>({ issueId: text, reason: text, byName: orNull(text), at: instant });

const languageModel = part<LanguageModelReport>({
  model: text,
  promptVersion: text,
  questions: number,
  answered: number,
  added: number,
  agreed: number,
  differing: number,
  doubted: number,
  refused: number,
  failure: orNull(oneOf(MODEL_FAILURES)),
});

const abstractionSchema = leasedSchema<AbstractionRecord>(
  {
    estateUploadId: orNull(text),
    file: orNull(file),
    requestedBy: orNull(text),
    status: oneOf(ABSTRACTION_STATUSES),
    percent: number,
    stage: orNull(text),
    error: orNull(text),
    warnings: list(issue),
    fileErrors: list(issue),
    pageCount: orNull(number),
    intake: orNull(intake),
    payment: orNull(payment),
    languageModel: orNull(languageModel),
    papers: list(open),
    rereads: number,
    feedback: list(feedback),
    setAside: list(setAside),
  },
  {
    collection: 'abstractions',
    history: [
      {
        says: 'a reading may be read again, and people say what they think of it',
        change: (abstraction) => ({ rereads: 0, feedback: [], ...abstraction }),
      },
      {
        says: 'a reading knows what a language model said, and what is compared with other documents',
        change: (abstraction) => ({ languageModel: null, papers: [], ...abstraction }),
      },
      {
        says: 'a point about a file may be set aside for a reason',
        change: (abstraction) => ({ setAside: [], ...abstraction }),
      },
    ],
  },
);
abstractionSchema.index({ estateId: 1, createdAt: -1 }); // abstractions of an estate
abstractionSchema.index({ estateUploadId: 1, createdAt: -1 }); // the newest reading of an upload
abstractionSchema.index({ status: 1, 'lease.until': 1 }); // work to do

export type AbstractionModel = Model<AbstractionRecord>;

export function defineAbstractionModel(connection: Connection): AbstractionModel {
  return connection.model<AbstractionRecord>('Abstraction', abstractionSchema);
}
