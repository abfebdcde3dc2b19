import {
  aggregatePlugin,
  flag,
  list,
  orNull,
  part,
  schemaHistoryPlugin,
  storedSchema,
  text,
} from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { ClientView, OwnClientViewsRecord } from '../../domain/client-view/client-views.ts';

export type OwnClientViewsModel = Model<OwnClientViewsRecord>;

export function defineOwnClientViewsModel(connection: Connection): OwnClientViewsModel {
  const schema = storedSchema<OwnClientViewsRecord, Omit<OwnClientViewsRecord, 'version'>>(
    {
      _id: text,
      accountId: text,
      organizationId: orNull(text),
      views: list(part<ClientView>({ name: text, query: text, isDefault: flag })),
    },
    { collection: 'own_client_views' },
  );
  schema.plugin(schemaHistoryPlugin, []);
  schema.plugin(aggregatePlugin);
  return connection.model<OwnClientViewsRecord>('OwnClientViews', schema);
}
