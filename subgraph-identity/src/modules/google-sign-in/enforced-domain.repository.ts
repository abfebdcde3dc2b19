import { DomainError } from '@platform/kernel';
import { documentSchema, isDuplicateKey, schemaHistoryPlugin } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import { emailDomainOf } from '../../domain/google-sign-in/vouched-person.ts';

export interface EnforcedDomain {
  readonly emailDomain: string;
  readonly organizationId: string;
  readonly createdAt: Date;
}
interface EnforcedDomainDocument extends Omit<EnforcedDomain, 'emailDomain'> {
  _id: string;
}

const schema = documentSchema<EnforcedDomainDocument>(
  { _id: String, organizationId: { type: String, required: true }, createdAt: { type: Date, required: true } },
  { collection: 'single_sign_on_domains', strict: 'throw' },
);
schema.plugin(schemaHistoryPlugin, []);
schema.index({ organizationId: 1 }); // the domains of an organization

export type EnforcedDomainModel = Model<EnforcedDomainDocument>;
export function defineEnforcedDomainModel(connection: Connection): EnforcedDomainModel {
  return connection.model<EnforcedDomainDocument>('SingleSignOnDomain', schema);
}

const toDomain = ({ _id, ...rest }: EnforcedDomainDocument): EnforcedDomain => ({ ...rest, emailDomain: _id });

/** Domains whose addresses sign in with Google only. One document a domain, so it belongs to one organization. */
export function createEnforcedDomains(model: EnforcedDomainModel) {
  return {
    /** Decided by the address alone, so that the answer tells nothing of whether there is an account. */
    async covers(emailAddress: string): Promise<boolean> {
      return (await model.exists({ _id: emailDomainOf(emailAddress) })) !== null;
    },
    async of(organizationId: string): Promise<EnforcedDomain[]> {
      return (await model.find({ organizationId }).sort({ _id: 1 }).lean<EnforcedDomainDocument[]>()).map(toDomain);
    },
    /** Throws: DomainError BAD_USER_INPUT when another organization has it. */
    async add({ emailDomain, ...rest }: EnforcedDomain): Promise<void> {
      try {
        await model.create([{ _id: emailDomain, ...rest }]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const owner = await model.findById(emailDomain).lean<EnforcedDomainDocument>();
        if (owner?.organizationId === rest.organizationId) return;
        throw new DomainError('BAD_USER_INPUT', 'Another organization has this domain.', { field: 'emailDomain' });
      }
    },
    async remove(organizationId: string, emailDomain: string): Promise<boolean> {
      return (await model.deleteOne({ _id: emailDomain, organizationId })).deletedCount === 1;
    },
  };
}
export type EnforcedDomains = ReturnType<typeof createEnforcedDomains>;
