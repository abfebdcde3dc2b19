import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { DomainError } from '@platform/kernel';

/** The language model that an organization brings for the reading of its documents. */
export interface LanguageModelRecord {
  _id: string;
  organizationId: string;
  /** Off until somebody of the organization turns it on: what it is asked leaves the platform. */
  isEnabled: boolean;
  /** Base of an OpenAI-compatible interface. */
  baseUrl: string | null;
  modelName: string | null;
  sealedKey: string | null;
  /** It meets marks in place of names. */
  masksNames: boolean;
  changedByName: string | null;
  changedAt: Date | null;
  version: number;
}

type Facts = Pick<LanguageModelRecord, 'isEnabled' | 'baseUrl' | 'modelName' | 'sealedKey' | 'masksNames'>;

/** What is left out stays. */
export interface LanguageModelInput {
  readonly isEnabled?: boolean | null | undefined;
  readonly baseUrl?: string | null | undefined;
  readonly modelName?: string | null | undefined;
  /** Null takes the key away. */
  readonly apiKey?: string | null | undefined;
  readonly masksNames?: boolean | null | undefined;
}

export const NO_LANGUAGE_MODEL: Facts & Pick<LanguageModelRecord, 'changedByName' | 'changedAt'> = {
  isEnabled: false,
  baseUrl: null,
  modelName: null,
  sealedKey: null,
  masksNames: true,
  changedByName: null,
  changedAt: null,
};

export const hasKey = ({ sealedKey }: Pick<LanguageModelRecord, 'sealedKey'>): boolean => sealedKey !== null;

const refuse = (field: string, message: string): never => {
  throw new DomainError('BAD_USER_INPUT', message, { field });
};

interface Means {
  /** Why an address may not be asked; null where it may. */
  readonly addressProblem: (address: string) => string | null;
  readonly seal: (key: string) => string;
}

/** Another address than the key was given for gets no key: it would be told to whoever stands there. */
const isElsewhere = (before: string | null, after: string | null): boolean =>
  before !== null && after !== null && new URL(before).origin !== new URL(after).origin;

/** Throws: DomainError BAD_USER_INPUT. */
export function changedLanguageModel(before: Facts, input: LanguageModelInput, { addressProblem, seal }: Means): Facts {
  const text = (said: string | null | undefined, kept: string | null): string | null =>
    said === undefined ? kept : said?.trim() || null;
  const baseUrl = text(input.baseUrl, before.baseUrl);
  const modelName = text(input.modelName, before.modelName);
  const key = input.apiKey?.trim();
  const said = { baseUrl, modelName, apiKey: key };
  for (const field of ['baseUrl', 'modelName', 'apiKey'] as const)
    if ((said[field]?.length ?? 0) > TEXT_LENGTHS[field]) refuse(field, `At most ${TEXT_LENGTHS[field]} characters.`);
  const problem = baseUrl === null ? null : addressProblem(baseUrl);
  if (problem) refuse('baseUrl', problem);
  const kept = input.apiKey === null || isElsewhere(before.baseUrl, baseUrl) ? null : before.sealedKey;
  const isEnabled = input.isEnabled ?? before.isEnabled;
  if (isEnabled && !baseUrl) refuse('baseUrl', 'Say where the model is.');
  if (isEnabled && !modelName) refuse('modelName', 'Say which model.');
  return {
    isEnabled,
    baseUrl,
    modelName,
    sealedKey: key ? seal(key) : kept,
    masksNames: input.masksNames ?? before.masksNames,
  };
}
