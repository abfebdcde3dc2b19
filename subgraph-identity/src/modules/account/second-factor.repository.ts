import { NO_TWO_FACTOR, type TwoFactor } from '../../domain/two-factor/two-factor.ts';
import type { TwoFactorStore } from '../../domain/two-factor/two-factor-store.ts';
import { type AccountDocument, type AccountModel, TWO_FACTOR_FIELD } from './account.model.ts';

/** What says which methods are on and may be turned on. */
const METHODS = ['enableAuthApp2fa', 'enableSms2fa', 'authAppVerified', 'phoneVerified', 'sealedSecret'] as const;

/** The second factor of accounts: part of the account's document. */
export function createTwoFactorStore(model: AccountModel): TwoFactorStore {
  const prefixed = (changes: Partial<TwoFactor>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(changes).map(([name, value]) => [`twoFactor.${name}`, value]));
  return {
    async read(accountId: string): Promise<TwoFactor> {
      const found = await model.findById(accountId).select(TWO_FACTOR_FIELD).lean<Pick<AccountDocument, 'twoFactor'>>();
      return { ...NO_TWO_FACTOR, ...found?.twoFactor };
    },
    async change(accountId: string, changes: Partial<TwoFactor>): Promise<void> {
      await model.updateOne({ _id: accountId }, { $set: prefixed(changes) });
    },
    async changeOver(accountId: string, before: TwoFactor, changes: Partial<TwoFactor>): Promise<boolean> {
      const same = (name: (typeof METHODS)[number]): unknown => (before[name] ? before[name] : { $in: [false, null] });
      const asRead = Object.fromEntries(METHODS.map((name) => [`twoFactor.${name}`, same(name)]));
      const { matchedCount } = await model.updateOne({ _id: accountId, ...asRead }, { $set: prefixed(changes) });
      return matchedCount === 1;
    },
    async pendSecret(accountId: string, sealed: string, at: Date, since: Date): Promise<string> {
      const none = [
        { 'twoFactor.sealedPendingSecret': null },
        { 'twoFactor.pendingSecretAt': { $not: { $gt: since } } },
      ];
      const pending = prefixed({ sealedPendingSecret: sealed, pendingSecretAt: at });
      const { modifiedCount } = await model.updateOne({ _id: accountId, $or: none }, { $set: pending });
      return modifiedCount === 1 ? sealed : ((await this.read(accountId)).sealedPendingSecret ?? sealed);
    },
    async reset(accountId: string): Promise<void> {
      await model.updateOne({ _id: accountId }, { $unset: { twoFactor: '' } });
    },
    async useStep(accountId: string, step: number): Promise<boolean> {
      const unused = { _id: accountId, $or: [{ 'twoFactor.lastStep': { $lt: step } }, { 'twoFactor.lastStep': null }] };
      return (await model.updateOne(unused, { $set: { 'twoFactor.lastStep': step } })).modifiedCount === 1;
    },
    async useBackupCode(accountId: string, hash: string): Promise<boolean> {
      const holding = { _id: accountId, 'twoFactor.backupCodeHashes': hash };
      return (await model.updateOne(holding, { $pull: { 'twoFactor.backupCodeHashes': hash } })).modifiedCount === 1;
    },
  };
}
