import type { Actor } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import {
  changeAggregate,
  createAggregate,
  derivedId,
  notFound,
  openSecret,
  type SealingKeys,
  scopeReaches,
  sealSecret,
} from '@platform/service-kit';
import {
  changedLanguageModel,
  type LanguageModelInput,
  type LanguageModelRecord,
  NO_LANGUAGE_MODEL,
} from '../../domain/language-model/language-model.ts';
import { addressProblem, type ModelSettings, tryModel } from '../../reader/index.ts';
import type { LanguageModelModel } from './language-model.model.ts';

const TRIAL_MS = 20_000;

interface StoreDeps {
  readonly model: LanguageModelModel;
  readonly keys: SealingKeys;
  /** Inner addresses that the operator has opened. */
  readonly localHosts: readonly string[];
}

const unsaved = (organizationId: string): LanguageModelRecord => ({
  ...NO_LANGUAGE_MODEL,
  _id: derivedId('language-model', organizationId),
  organizationId,
  version: 1,
});

export type LanguageModels = ReturnType<typeof createLanguageModels>;

/** The language models of organizations; one document for each. */
export function createLanguageModels({ model, keys, localHosts }: StoreDeps) {
  const of = async (organizationId: string): Promise<LanguageModelRecord> => {
    const usual = unsaved(organizationId);
    return (await model.findById(usual._id).lean<LanguageModelRecord>()) ?? usual;
  };
  const settingsOf = ({ baseUrl, modelName, sealedKey, masksNames }: LanguageModelRecord): ModelSettings | null =>
    baseUrl && modelName
      ? { baseUrl, model: modelName, masksNames, localHosts, ...(sealedKey && { apiKey: openSecret(sealedKey, keys) }) }
      : null;

  return {
    of,
    settingsOf,
    /** Whom a reading of this organization asks; null where it asks nobody. */
    async ofReadings(organizationId: string): Promise<ModelSettings | null> {
      const known = await of(organizationId);
      return known.isEnabled ? settingsOf(known) : null;
    },
    means: {
      addressProblem: (address: string) => addressProblem(address, localHosts),
      seal: (key: string) => sealSecret(key, keys),
    },
    model,
  };
}

interface Deps {
  readonly languageModels: LanguageModels;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
  readonly now: () => Date;
}

/** What an organization's administrators do to its language model. */
export function createLanguageModelService({ languageModels, actor, idempotencyKey, now }: Deps) {
  const { model, means } = languageModels;
  const reaches = (organizationId: string): boolean => scopeReaches(actor.scope, { organizationId });

  return {
    /** Null out of reach. */
    read: async (organizationId: string): Promise<LanguageModelRecord | null> =>
      reaches(organizationId) ? languageModels.of(organizationId) : null,

    /** Throws: DomainError NOT_FOUND, STALE_VERSION, BAD_USER_INPUT. */
    async change(organizationId: string, version: number, input: LanguageModelInput): Promise<LanguageModelRecord> {
      if (!reaches(organizationId)) throw notFound('The organization');
      const usual = unsaved(organizationId);
      await createAggregate<LanguageModelRecord>(model, usual);
      const before = await languageModels.of(organizationId);
      const facts = changedLanguageModel(before, input, means);
      const { document } = await changeAggregate<LanguageModelRecord>(model, {
        id: usual._id,
        scope: { organizationId },
        version,
        update: { $set: { ...facts, changedByName: actor.name, changedAt: now() } },
        idempotencyKey,
      });
      return document;
    },

    /** Throws: DomainError NOT_FOUND, BAD_USER_INPUT. */
    async tryOut(organizationId: string): Promise<{ ok: boolean; message: string }> {
      if (!reaches(organizationId)) throw notFound('The organization');
      const settings = languageModels.settingsOf(await languageModels.of(organizationId));
      if (!settings)
        throw new DomainError('BAD_USER_INPUT', 'Say where the model is, and which one.', { field: 'baseUrl' });
      return tryModel({ ...settings, timeoutMs: TRIAL_MS });
    },
  };
}
export type LanguageModelService = ReturnType<typeof createLanguageModelService>;
