import type { AppFlagModel } from './app-flag.model.ts';

export type ApplicationFlags = ReturnType<typeof createApplicationFlags>;

/** The platform's own feature flags, which organizations may narrow. */
export function createApplicationFlags(model: AppFlagModel) {
  return {
    async values(): Promise<Record<string, boolean>> {
      const found = await model.find({}).lean<{ _id: string; enabled: boolean }[]>();
      return Object.fromEntries(found.map(({ _id: name, enabled }) => [name, enabled]));
    },
  };
}
