import type { Scope } from '@platform/contracts';
import { createEstateNounRepository } from '@platform/service-kit';
import type { Model } from 'mongoose';
import type { CopyRequest } from '../../domain/document/copy-request.ts';
import { createEstateNounService, type EstateNounDeps } from '../estate-noun/estate-noun.service.ts';
import { createCopyNews } from './copy-news.ts';
import type { CopyRequestRecord } from './copy-request.model.ts';

const MOST_COPY_REQUESTS = 200;

export type CopyRequestNouns = ReturnType<typeof createCopyRequestNouns>;

/** Requests for copies as they are kept; what they may be put to, the service of requests says. */
export const createCopyRequestNouns = (deps: EstateNounDeps, model: Model<CopyRequestRecord>, scope: Scope) =>
  createEstateNounService<CopyRequest>(deps, {
    kind: 'document-copy-request',
    name: 'Request',
    part: 'copyRequests',
    nameOf: ({ instrumentName }) => `Copy of ${instrumentName}`,
    newsOf: createCopyNews(deps.actor, deps.now),
    most: MOST_COPY_REQUESTS,
    nouns: createEstateNounRepository(model, scope, { createdAt: -1 }),
  });
