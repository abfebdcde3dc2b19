import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AbstractionRecord } from './domain/abstraction/abstraction.ts';
import type { LanguageModelRecord } from './domain/language-model/language-model.ts';
import type { Context } from './context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Whole US cents, a safe integer; GraphQL Int is too small for money. */
  Cents: { input: number; output: number; }
  /** A calendar date without time, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: string; output: string | Date; }
  /** A JSON value. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** The reading of one file. */
export type Abstraction = {
  __typename?: 'Abstraction';
  createdAt: Scalars['DateTime']['output'];
  error?: Maybe<Scalars['String']['output']>;
  estateId: Scalars['ID']['output'];
  estateUpload?: Maybe<EstateUpload>;
  estateUploadId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  /** What the organization's language model was asked and said; null where it was asked nothing. */
  languageModel?: Maybe<AbstractionLanguageModel>;
  pageCount?: Maybe<Scalars['Int']['output']>;
  payment?: Maybe<AbstractionTokenPaymentRecord>;
  percent: Scalars['Int']['output'];
  preprocessingErrors: Array<AbstractionPreprocessingIssue>;
  preprocessingWarnings: Array<AbstractionPreprocessingIssue>;
  stage?: Maybe<Scalars['String']['output']>;
  status: AbstractionStatus;
  /** VAI Started, VAI Complete, …; blank where the specification shows none. */
  statusLabel: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type AbstractionFeedbackPayload = {
  __typename?: 'AbstractionFeedbackPayload';
  ok: Scalars['Boolean']['output'];
};

/** A language model beside the rules, in one reading. */
export type AbstractionLanguageModel = {
  __typename?: 'AbstractionLanguageModel';
  /** Values that it alone has read, has read as the rules have, reads otherwise, and does not find. */
  added: Scalars['Int']['output'];
  agreed: Scalars['Int']['output'];
  answered: Scalars['Int']['output'];
  differing: Scalars['Int']['output'];
  doubted: Scalars['Int']['output'];
  /** Why it was not heard to its end. */
  failure?: Maybe<LanguageModelFailure>;
  /** Its name, as the organization gave it. */
  model: Scalars['String']['output'];
  promptVersion: Scalars['String']['output'];
  /** Parts of the file that it was asked about, and those that it answered. */
  questions: Scalars['Int']['output'];
  /** What it said without words on the page that say it. */
  refused: Scalars['Int']['output'];
};

export type AbstractionPayload = {
  __typename?: 'AbstractionPayload';
  message?: Maybe<Scalars['String']['output']>;
  status?: Maybe<AbstractionStatus>;
};

export type AbstractionPreprocessingIssue = {
  __typename?: 'AbstractionPreprocessingIssue';
  errorType: Scalars['String']['output'];
  message: Scalars['String']['output'];
  page?: Maybe<Scalars['Int']['output']>;
};

export type AbstractionStatus =
  | 'ABSTRACTING'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'COMPLETED_WITH_DOCUMENT_DELETED'
  | 'COMPLETED_WITH_NOT_SUPPORTED'
  | 'COMPLETED_WITH_NO_UPLOAD'
  | 'CREATED'
  | 'ERRORED'
  | 'PREPROCESSING'
  | 'REPROCESS'
  | 'STARTED'
  | 'UPDATED';

/** What reading one file has taken. */
export type AbstractionTokenPaymentRecord = {
  __typename?: 'AbstractionTokenPaymentRecord';
  estateUpload?: Maybe<EstateUpload>;
  estateUploadId: Scalars['ID']['output'];
  latestProcessedDate?: Maybe<Scalars['DateTime']['output']>;
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  refundedAt?: Maybe<Scalars['DateTime']['output']>;
  status: TokenPaymentStatus;
  tokens: Scalars['Int']['output'];
};

export type AbstractionTokenPaymentRecordList = {
  __typename?: 'AbstractionTokenPaymentRecordList';
  collection: Array<AbstractionTokenPaymentRecord>;
  metadata: ListMetadata;
};

/** Something about a client's documents that somebody has to settle, in one of them or between several. */
export type DocumentIssue = {
  __typename?: 'DocumentIssue';
  /** In words. */
  detail: Scalars['String']['output'];
  /** The file in which it shows. */
  estateUpload: EstateUpload;
  id: Scalars['ID']['output'];
  /** Whether it shows only when several documents are looked at together. */
  isOfSet: Scalars['Boolean']['output'];
  kind: Scalars['String']['output'];
  page?: Maybe<Scalars['Int']['output']>;
  quote?: Maybe<Scalars['String']['output']>;
  /** Null while it has to be settled. */
  setAside?: Maybe<DocumentIssueAside>;
};

/** That somebody leaves a point as it is. */
export type DocumentIssueAside = {
  __typename?: 'DocumentIssueAside';
  at: Scalars['DateTime']['output'];
  byName?: Maybe<Scalars['String']['output']>;
  reason: Scalars['String']['output'];
};

export type DocumentIssuePayload = {
  __typename?: 'DocumentIssuePayload';
  ok: Scalars['Boolean']['output'];
};

export type Estate = {
  __typename?: 'Estate';
  abstractions?: Maybe<Array<Abstraction>>;
  /** What is missing, or contradicts itself, in the files that were read: those of the set first. */
  documentIssues?: Maybe<Array<DocumentIssue>>;
  id: Scalars['ID']['output'];
};

export type EstateUpload = {
  __typename?: 'EstateUpload';
  abstraction?: Maybe<Abstraction>;
  id: Scalars['ID']['output'];
};

export type LanguageModelFailure =
  | 'AWAY'
  | 'NO_ANSWER'
  | 'SLOW';

/** What became of a question without anybody's words. */
export type LanguageModelTrial = {
  __typename?: 'LanguageModelTrial';
  message: Scalars['String']['output'];
  ok: Scalars['Boolean']['output'];
};

/** How many pages there are and which one this is. */
export type ListMetadata = {
  __typename?: 'ListMetadata';
  currentPage: Scalars['Int']['output'];
  limitValue: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  cancelAbstraction: AbstractionPayload;
  /** With the reader of today: what people have decided stays, and the file says what differs. */
  reprocessAbstraction: AbstractionPayload;
  /** Leaves a point about a file as it is, for a reason; no reason brings it back. */
  setDocumentIssueAside: DocumentIssuePayload;
  /** Asks the model about a sentence of ours, and says in words how it went. */
  tryOrganizationLanguageModel: LanguageModelTrial;
  /** `version` is the one read, a stale one is refused with STALE_VERSION. */
  updateOrganizationLanguageModel: OrganizationLanguageModelPayload;
};


export type MutationCancelAbstractionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReprocessAbstractionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSetDocumentIssueAsideArgs = {
  estateUploadId: Scalars['ID']['input'];
  issueId: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationTryOrganizationLanguageModelArgs = {
  organizationId: Scalars['ID']['input'];
};


export type MutationUpdateOrganizationLanguageModelArgs = {
  attributes: OrganizationLanguageModelInput;
  organizationId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

/** The language model that an organization brings for the reading of its documents; off until somebody turns it on. */
export type OrganizationLanguageModel = {
  __typename?: 'OrganizationLanguageModel';
  /** Base of an OpenAI-compatible interface. */
  baseUrl?: Maybe<Scalars['String']['output']>;
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  changedByName?: Maybe<Scalars['String']['output']>;
  /** Whether a key is kept; nobody is told it again. */
  hasKey: Scalars['Boolean']['output'];
  isEnabled: Scalars['Boolean']['output'];
  /** It meets marks in place of the names of people, banks and charities, and of their numbers. */
  masksNames: Scalars['Boolean']['output'];
  modelName?: Maybe<Scalars['String']['output']>;
  organizationId: Scalars['ID']['output'];
  version: Scalars['Int']['output'];
};

/** What is left out stays. */
export type OrganizationLanguageModelInput = {
  /** Null takes the key away. Another address takes it away, too, unless it comes with one. */
  apiKey?: InputMaybe<Scalars['String']['input']>;
  baseUrl?: InputMaybe<Scalars['String']['input']>;
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  masksNames?: InputMaybe<Scalars['Boolean']['input']>;
  modelName?: InputMaybe<Scalars['String']['input']>;
};

export type OrganizationLanguageModelPayload = {
  __typename?: 'OrganizationLanguageModelPayload';
  languageModel?: Maybe<OrganizationLanguageModel>;
  ok: Scalars['Boolean']['output'];
};

/** Which page of a list: page counts from 1, perPage -1 asks for all (capped by the server). */
export type PaginationInput = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

export type Query = {
  __typename?: 'Query';
  /** Keeps what somebody thinks of a value, or of all that was read, in place of what she thought before. */
  abstractionFeedback: AbstractionFeedbackPayload;
  abstractionTokenPaymentRecords: AbstractionTokenPaymentRecordList;
  /** The files of an estate that were read or are being read, the newest reading first, each once. */
  aiAbstractionPdfs: Array<EstateUpload>;
  /** A reading that is done, with what it says at `estateUpload.extractedValues`; null while it is not. */
  aiAbstractionResults?: Maybe<Abstraction>;
  aiAbstractionStatus?: Maybe<Abstraction>;
  organizationLanguageModel?: Maybe<OrganizationLanguageModel>;
};


export type QueryAbstractionFeedbackArgs = {
  abstractionId: Scalars['ID']['input'];
  isPositive: Scalars['Boolean']['input'];
  key: Scalars['String']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAbstractionTokenPaymentRecordsArgs = {
  estateId: Scalars['ID']['input'];
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryAiAbstractionPdfsArgs = {
  estateId: Scalars['ID']['input'];
};


export type QueryAiAbstractionResultsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAiAbstractionStatusArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrganizationLanguageModelArgs = {
  organizationId: Scalars['ID']['input'];
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type TokenPaymentStatus =
  | 'COMPLETED'
  | 'FAILED'
  | 'PENDING'
  | 'PROCESSING';



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  Abstraction: Abstraction;
  Estate: Estate;
  EstateUpload: EstateUpload;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Abstraction:
    ( { __typename: 'Abstraction' }
    & GraphQLRecursivePick<FederationTypes['Abstraction'], {"id":true}> );
  Estate:
    ( { __typename: 'Estate' }
    & GraphQLRecursivePick<FederationTypes['Estate'], {"id":true}> );
  EstateUpload:
    ( { __typename: 'EstateUpload' }
    & GraphQLRecursivePick<FederationTypes['EstateUpload'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Abstraction: ResolverTypeWrapper<AbstractionRecord>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AbstractionFeedbackPayload: ResolverTypeWrapper<AbstractionFeedbackPayload>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AbstractionLanguageModel: ResolverTypeWrapper<AbstractionLanguageModel>;
  AbstractionPayload: ResolverTypeWrapper<AbstractionPayload>;
  AbstractionPreprocessingIssue: ResolverTypeWrapper<AbstractionPreprocessingIssue>;
  AbstractionStatus: AbstractionStatus;
  AbstractionTokenPaymentRecord: ResolverTypeWrapper<Omit<AbstractionTokenPaymentRecord, 'estateUpload'> & { estateUpload?: Maybe<ResolversTypes['EstateUpload']> }>;
  AbstractionTokenPaymentRecordList: ResolverTypeWrapper<Omit<AbstractionTokenPaymentRecordList, 'collection'> & { collection: Array<ResolversTypes['AbstractionTokenPaymentRecord']> }>;
  Cents: ResolverTypeWrapper<Scalars['Cents']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DocumentIssue: ResolverTypeWrapper<Omit<DocumentIssue, 'estateUpload'> & { estateUpload: ResolversTypes['EstateUpload'] }>;
  DocumentIssueAside: ResolverTypeWrapper<DocumentIssueAside>;
  DocumentIssuePayload: ResolverTypeWrapper<DocumentIssuePayload>;
  Estate: ResolverTypeWrapper<Omit<Estate, 'abstractions' | 'documentIssues'> & { abstractions?: Maybe<Array<ResolversTypes['Abstraction']>>, documentIssues?: Maybe<Array<ResolversTypes['DocumentIssue']>> }>;
  EstateUpload: ResolverTypeWrapper<Omit<EstateUpload, 'abstraction'> & { abstraction?: Maybe<ResolversTypes['Abstraction']> }>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LanguageModelFailure: LanguageModelFailure;
  LanguageModelTrial: ResolverTypeWrapper<LanguageModelTrial>;
  ListMetadata: ResolverTypeWrapper<ListMetadata>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OrganizationLanguageModel: ResolverTypeWrapper<LanguageModelRecord>;
  OrganizationLanguageModelInput: OrganizationLanguageModelInput;
  OrganizationLanguageModelPayload: ResolverTypeWrapper<Omit<OrganizationLanguageModelPayload, 'languageModel'> & { languageModel?: Maybe<ResolversTypes['OrganizationLanguageModel']> }>;
  PaginationInput: PaginationInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SortDirection: SortDirection;
  TokenPaymentStatus: TokenPaymentStatus;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Abstraction: AbstractionRecord;
  ID: Scalars['ID']['output'];
  AbstractionFeedbackPayload: AbstractionFeedbackPayload;
  Boolean: Scalars['Boolean']['output'];
  AbstractionLanguageModel: AbstractionLanguageModel;
  AbstractionPayload: AbstractionPayload;
  AbstractionPreprocessingIssue: AbstractionPreprocessingIssue;
  AbstractionTokenPaymentRecord: Omit<AbstractionTokenPaymentRecord, 'estateUpload'> & { estateUpload?: Maybe<ResolversParentTypes['EstateUpload']> };
  AbstractionTokenPaymentRecordList: Omit<AbstractionTokenPaymentRecordList, 'collection'> & { collection: Array<ResolversParentTypes['AbstractionTokenPaymentRecord']> };
  Cents: Scalars['Cents']['output'];
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DocumentIssue: Omit<DocumentIssue, 'estateUpload'> & { estateUpload: ResolversParentTypes['EstateUpload'] };
  DocumentIssueAside: DocumentIssueAside;
  DocumentIssuePayload: DocumentIssuePayload;
  Estate: Omit<Estate, 'abstractions' | 'documentIssues'> & { abstractions?: Maybe<Array<ResolversParentTypes['Abstraction']>>, documentIssues?: Maybe<Array<ResolversParentTypes['DocumentIssue']>> } | FederationReferenceTypes['Estate'];
  EstateUpload: Omit<EstateUpload, 'abstraction'> & { abstraction?: Maybe<ResolversParentTypes['Abstraction']> } | FederationReferenceTypes['EstateUpload'];
  JSON: Scalars['JSON']['output'];
  LanguageModelTrial: LanguageModelTrial;
  ListMetadata: ListMetadata;
  Mutation: Record<PropertyKey, never>;
  OrganizationLanguageModel: LanguageModelRecord;
  OrganizationLanguageModelInput: OrganizationLanguageModelInput;
  OrganizationLanguageModelPayload: Omit<OrganizationLanguageModelPayload, 'languageModel'> & { languageModel?: Maybe<ResolversParentTypes['OrganizationLanguageModel']> };
  PaginationInput: PaginationInput;
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
};

export type AccessDirectiveArgs = {
  action: Scalars['String']['input'];
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type DeadlineDirectiveArgs = {
  seconds: Scalars['Int']['input'];
};

export type DeadlineDirectiveResolver<Result, Parent, ContextType = Context, Args = DeadlineDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type DespiteDutyDirectiveArgs = {
  duties?: Maybe<Array<Scalars['String']['input']>>;
};

export type DespiteDutyDirectiveResolver<Result, Parent, ContextType = Context, Args = DespiteDutyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RateLimitDirectiveArgs = {
  group: Scalars['String']['input'];
};

export type RateLimitDirectiveResolver<Result, Parent, ContextType = Context, Args = RateLimitDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type UnrecordedDirectiveArgs = { };

export type UnrecordedDirectiveResolver<Result, Parent, ContextType = Context, Args = UnrecordedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AbstractionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Abstraction'] = ResolversParentTypes['Abstraction'], FederationReferenceType extends FederationReferenceTypes['Abstraction'] = FederationReferenceTypes['Abstraction']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Abstraction']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  estateUpload?: Resolver<Maybe<ResolversTypes['EstateUpload']>, ParentType, ContextType>;
  estateUploadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  languageModel?: Resolver<Maybe<ResolversTypes['AbstractionLanguageModel']>, ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['AbstractionTokenPaymentRecord']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preprocessingErrors?: Resolver<Array<ResolversTypes['AbstractionPreprocessingIssue']>, ParentType, ContextType>;
  preprocessingWarnings?: Resolver<Array<ResolversTypes['AbstractionPreprocessingIssue']>, ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AbstractionStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AbstractionFeedbackPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbstractionFeedbackPayload'] = ResolversParentTypes['AbstractionFeedbackPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AbstractionLanguageModelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbstractionLanguageModel'] = ResolversParentTypes['AbstractionLanguageModel']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  agreed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  differing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  doubted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['LanguageModelFailure']>, ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promptVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AbstractionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbstractionPayload'] = ResolversParentTypes['AbstractionPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['AbstractionStatus']>, ParentType, ContextType>;
};

export type AbstractionPreprocessingIssueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbstractionPreprocessingIssue'] = ResolversParentTypes['AbstractionPreprocessingIssue']> = {
  errorType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AbstractionTokenPaymentRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbstractionTokenPaymentRecord'] = ResolversParentTypes['AbstractionTokenPaymentRecord']> = {
  estateUpload?: Resolver<Maybe<ResolversTypes['EstateUpload']>, ParentType, ContextType>;
  estateUploadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latestProcessedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refundedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TokenPaymentStatus'], ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AbstractionTokenPaymentRecordListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbstractionTokenPaymentRecordList'] = ResolversParentTypes['AbstractionTokenPaymentRecordList']> = {
  collection?: Resolver<Array<ResolversTypes['AbstractionTokenPaymentRecord']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export interface CentsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Cents'], any> {
  name: 'Cents';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DocumentIssueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentIssue'] = ResolversParentTypes['DocumentIssue']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estateUpload?: Resolver<ResolversTypes['EstateUpload'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOfSet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  setAside?: Resolver<Maybe<ResolversTypes['DocumentIssueAside']>, ParentType, ContextType>;
};

export type DocumentIssueAsideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentIssueAside'] = ResolversParentTypes['DocumentIssueAside']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  byName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentIssuePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentIssuePayload'] = ResolversParentTypes['DocumentIssuePayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EstateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Estate'] = ResolversParentTypes['Estate'], FederationReferenceType extends FederationReferenceTypes['Estate'] = FederationReferenceTypes['Estate']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Estate']> | FederationReferenceType, FederationReferenceType, ContextType>;
  abstractions?: Resolver<Maybe<Array<ResolversTypes['Abstraction']>>, ParentType, ContextType>;
  documentIssues?: Resolver<Maybe<Array<ResolversTypes['DocumentIssue']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EstateUploadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstateUpload'] = ResolversParentTypes['EstateUpload'], FederationReferenceType extends FederationReferenceTypes['EstateUpload'] = FederationReferenceTypes['EstateUpload']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['EstateUpload']> | FederationReferenceType, FederationReferenceType, ContextType>;
  abstraction?: Resolver<Maybe<ResolversTypes['Abstraction']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LanguageModelTrialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LanguageModelTrial'] = ResolversParentTypes['LanguageModelTrial']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ListMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListMetadata'] = ResolversParentTypes['ListMetadata']> = {
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limitValue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  cancelAbstraction?: Resolver<ResolversTypes['AbstractionPayload'], ParentType, ContextType, RequireFields<MutationCancelAbstractionArgs, 'id'>>;
  reprocessAbstraction?: Resolver<ResolversTypes['AbstractionPayload'], ParentType, ContextType, RequireFields<MutationReprocessAbstractionArgs, 'id'>>;
  setDocumentIssueAside?: Resolver<ResolversTypes['DocumentIssuePayload'], ParentType, ContextType, RequireFields<MutationSetDocumentIssueAsideArgs, 'estateUploadId' | 'issueId'>>;
  tryOrganizationLanguageModel?: Resolver<ResolversTypes['LanguageModelTrial'], ParentType, ContextType, RequireFields<MutationTryOrganizationLanguageModelArgs, 'organizationId'>>;
  updateOrganizationLanguageModel?: Resolver<ResolversTypes['OrganizationLanguageModelPayload'], ParentType, ContextType, RequireFields<MutationUpdateOrganizationLanguageModelArgs, 'attributes' | 'organizationId' | 'version'>>;
};

export type OrganizationLanguageModelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationLanguageModel'] = ResolversParentTypes['OrganizationLanguageModel']> = {
  baseUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  masksNames?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  modelName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationLanguageModelPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationLanguageModelPayload'] = ResolversParentTypes['OrganizationLanguageModelPayload']> = {
  languageModel?: Resolver<Maybe<ResolversTypes['OrganizationLanguageModel']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  abstractionFeedback?: Resolver<ResolversTypes['AbstractionFeedbackPayload'], ParentType, ContextType, RequireFields<QueryAbstractionFeedbackArgs, 'abstractionId' | 'isPositive' | 'key'>>;
  abstractionTokenPaymentRecords?: Resolver<ResolversTypes['AbstractionTokenPaymentRecordList'], ParentType, ContextType, RequireFields<QueryAbstractionTokenPaymentRecordsArgs, 'estateId'>>;
  aiAbstractionPdfs?: Resolver<Array<ResolversTypes['EstateUpload']>, ParentType, ContextType, RequireFields<QueryAiAbstractionPdfsArgs, 'estateId'>>;
  aiAbstractionResults?: Resolver<Maybe<ResolversTypes['Abstraction']>, ParentType, ContextType, RequireFields<QueryAiAbstractionResultsArgs, 'id'>>;
  aiAbstractionStatus?: Resolver<Maybe<ResolversTypes['Abstraction']>, ParentType, ContextType, RequireFields<QueryAiAbstractionStatusArgs, 'id'>>;
  organizationLanguageModel?: Resolver<Maybe<ResolversTypes['OrganizationLanguageModel']>, ParentType, ContextType, RequireFields<QueryOrganizationLanguageModelArgs, 'organizationId'>>;
};

export type Resolvers<ContextType = Context> = {
  Abstraction?: AbstractionResolvers<ContextType>;
  AbstractionFeedbackPayload?: AbstractionFeedbackPayloadResolvers<ContextType>;
  AbstractionLanguageModel?: AbstractionLanguageModelResolvers<ContextType>;
  AbstractionPayload?: AbstractionPayloadResolvers<ContextType>;
  AbstractionPreprocessingIssue?: AbstractionPreprocessingIssueResolvers<ContextType>;
  AbstractionTokenPaymentRecord?: AbstractionTokenPaymentRecordResolvers<ContextType>;
  AbstractionTokenPaymentRecordList?: AbstractionTokenPaymentRecordListResolvers<ContextType>;
  Cents?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DocumentIssue?: DocumentIssueResolvers<ContextType>;
  DocumentIssueAside?: DocumentIssueAsideResolvers<ContextType>;
  DocumentIssuePayload?: DocumentIssuePayloadResolvers<ContextType>;
  Estate?: EstateResolvers<ContextType>;
  EstateUpload?: EstateUploadResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LanguageModelTrial?: LanguageModelTrialResolvers<ContextType>;
  ListMetadata?: ListMetadataResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OrganizationLanguageModel?: OrganizationLanguageModelResolvers<ContextType>;
  OrganizationLanguageModelPayload?: OrganizationLanguageModelPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  deadline?: DeadlineDirectiveResolver<any, any, ContextType>;
  despiteDuty?: DespiteDutyDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  rateLimit?: RateLimitDirectiveResolver<any, any, ContextType>;
  unrecorded?: UnrecordedDirectiveResolver<any, any, ContextType>;
};
