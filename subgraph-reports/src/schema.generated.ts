import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ReportRecord } from './domain/report/report.ts';
import type { OwnReportSettingsRecord } from './domain/own-report-settings/own-report-settings.ts';
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

export type CreateReportInput = {
  estateId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  /** Left out, the account's own report settings decide. */
  preparedBy?: InputMaybe<Scalars['String']['input']>;
  sections: Array<Scalars['String']['input']>;
  /** Left out, the account's own report settings decide. */
  showToClient?: InputMaybe<Scalars['Boolean']['input']>;
  subName?: InputMaybe<Scalars['String']['input']>;
};

export type Estate = {
  __typename?: 'Estate';
  id: Scalars['ID']['output'];
  reports?: Maybe<Array<Report>>;
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
  createReportWithPrefetch: ReportPayload;
  deleteReport: ReportPayload;
  /** Renders a failed report again. */
  retryReport: ReportPayload;
  updateOwnReportSettings: OwnReportSettingsPayload;
  updateReport: ReportPayload;
};


export type MutationCreateReportWithPrefetchArgs = {
  input: CreateReportInput;
};


export type MutationDeleteReportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRetryReportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateOwnReportSettingsArgs = {
  input: UpdateOwnReportSettingsInput;
};


export type MutationUpdateReportArgs = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  showToClient?: InputMaybe<Scalars['Boolean']['input']>;
  version: Scalars['Int']['input'];
};

/** What the reports that the signed-in account asks for start with, in the organization it acts in now. */
export type OwnReportSettings = {
  __typename?: 'OwnReportSettings';
  /** Every page that a report may hold. */
  availableSections: Array<ReportSection>;
  id: Scalars['ID']['output'];
  /** Printed on the cover; null prints the name of the account. */
  preparedBy?: Maybe<Scalars['String']['output']>;
  /** Pages ticked at first, required ones included, in their printed order. */
  sections: Array<Scalars['String']['output']>;
  showToClient: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

export type OwnReportSettingsPayload = {
  __typename?: 'OwnReportSettingsPayload';
  ok: Scalars['Boolean']['output'];
  ownReportSettings?: Maybe<OwnReportSettings>;
};

/** Which page of a list: page counts from 1, perPage -1 asks for all (capped by the server). */
export type PaginationInput = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

export type Query = {
  __typename?: 'Query';
  ownReportSettings: OwnReportSettings;
  report?: Maybe<Report>;
  reportBuilderConfig: ReportBuilderConfig;
  reports: ReportList;
};


export type QueryReportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReportBuilderConfigArgs = {
  estateId: Scalars['ID']['input'];
};


export type QueryReportsArgs = {
  estateId?: InputMaybe<Scalars['ID']['input']>;
  pagination?: InputMaybe<PaginationInput>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
};

/** A report of an estate, rendered to PDF in the background. */
export type Report = {
  __typename?: 'Report';
  byteSize?: Maybe<Scalars['Int']['output']>;
  /** Signed link to the PDF; null until it is complete. */
  compiledReport?: Maybe<Scalars['String']['output']>;
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  estate?: Maybe<Estate>;
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  isPreview: Scalars['Boolean']['output'];
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
  orderedRequestableSections: Array<Scalars['String']['output']>;
  pageCount?: Maybe<Scalars['Int']['output']>;
  percent: Scalars['Int']['output'];
  preparedBy?: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  showToClient: Scalars['Boolean']['output'];
  status: ReportStatus;
  statusMessage?: Maybe<Scalars['String']['output']>;
  subName?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type ReportBuilderConfig = {
  __typename?: 'ReportBuilderConfig';
  /** What stands in the way of a report of this estate; empty when nothing does. */
  illustrationErrors: Array<Scalars['String']['output']>;
  quotaType: Scalars['String']['output'];
  sections: Array<ReportSection>;
};

export type ReportList = {
  __typename?: 'ReportList';
  collection: Array<Report>;
  metadata: ListMetadata;
};

export type ReportPayload = {
  __typename?: 'ReportPayload';
  ok: Scalars['Boolean']['output'];
  report?: Maybe<Report>;
};

/** A section that a report may hold. */
export type ReportSection = {
  __typename?: 'ReportSection';
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  required: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
};

export type ReportStatus =
  | 'COMPLETE'
  | 'DRAFT'
  | 'ERROR'
  | 'REQUESTED'
  | 'REVISED'
  | 'REVISIONS_REQUIRED';

export type SortDirection =
  | 'ASC'
  | 'DESC';

/** The whole of the settings; without preparedBy the name of the account is printed. */
export type UpdateOwnReportSettingsInput = {
  preparedBy?: InputMaybe<Scalars['String']['input']>;
  sections: Array<Scalars['String']['input']>;
  showToClient: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};



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
  Estate: Estate;
  Report: Report;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Estate:
    ( { __typename: 'Estate' }
    & GraphQLRecursivePick<FederationTypes['Estate'], {"id":true}> );
  Report:
    ( { __typename: 'Report' }
    & GraphQLRecursivePick<FederationTypes['Report'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Cents: ResolverTypeWrapper<Scalars['Cents']['output']>;
  CreateReportInput: CreateReportInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Estate: ResolverTypeWrapper<Omit<Estate, 'reports'> & { reports?: Maybe<Array<ResolversTypes['Report']>> }>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  ListMetadata: ResolverTypeWrapper<ListMetadata>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OwnReportSettings: ResolverTypeWrapper<OwnReportSettingsRecord>;
  OwnReportSettingsPayload: ResolverTypeWrapper<Omit<OwnReportSettingsPayload, 'ownReportSettings'> & { ownReportSettings?: Maybe<ResolversTypes['OwnReportSettings']> }>;
  PaginationInput: PaginationInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Report: ResolverTypeWrapper<ReportRecord>;
  ReportBuilderConfig: ResolverTypeWrapper<ReportBuilderConfig>;
  ReportList: ResolverTypeWrapper<Omit<ReportList, 'collection'> & { collection: Array<ResolversTypes['Report']> }>;
  ReportPayload: ResolverTypeWrapper<Omit<ReportPayload, 'report'> & { report?: Maybe<ResolversTypes['Report']> }>;
  ReportSection: ResolverTypeWrapper<ReportSection>;
  ReportStatus: ReportStatus;
  SortDirection: SortDirection;
  UpdateOwnReportSettingsInput: UpdateOwnReportSettingsInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Cents: Scalars['Cents']['output'];
  CreateReportInput: CreateReportInput;
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Estate: Omit<Estate, 'reports'> & { reports?: Maybe<Array<ResolversParentTypes['Report']>> } | FederationReferenceTypes['Estate'];
  JSON: Scalars['JSON']['output'];
  ListMetadata: ListMetadata;
  Mutation: Record<PropertyKey, never>;
  OwnReportSettings: OwnReportSettingsRecord;
  OwnReportSettingsPayload: Omit<OwnReportSettingsPayload, 'ownReportSettings'> & { ownReportSettings?: Maybe<ResolversParentTypes['OwnReportSettings']> };
  PaginationInput: PaginationInput;
  Query: Record<PropertyKey, never>;
  Report: ReportRecord;
  ReportBuilderConfig: ReportBuilderConfig;
  ReportList: Omit<ReportList, 'collection'> & { collection: Array<ResolversParentTypes['Report']> };
  ReportPayload: Omit<ReportPayload, 'report'> & { report?: Maybe<ResolversParentTypes['Report']> };
  ReportSection: ReportSection;
  UpdateOwnReportSettingsInput: UpdateOwnReportSettingsInput;
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

export interface CentsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Cents'], any> {
  name: 'Cents';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EstateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Estate'] = ResolversParentTypes['Estate'], FederationReferenceType extends FederationReferenceTypes['Estate'] = FederationReferenceTypes['Estate']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Estate']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reports?: Resolver<Maybe<Array<ResolversTypes['Report']>>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type ListMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListMetadata'] = ResolversParentTypes['ListMetadata']> = {
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limitValue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createReportWithPrefetch?: Resolver<ResolversTypes['ReportPayload'], ParentType, ContextType, RequireFields<MutationCreateReportWithPrefetchArgs, 'input'>>;
  deleteReport?: Resolver<ResolversTypes['ReportPayload'], ParentType, ContextType, RequireFields<MutationDeleteReportArgs, 'id'>>;
  retryReport?: Resolver<ResolversTypes['ReportPayload'], ParentType, ContextType, RequireFields<MutationRetryReportArgs, 'id'>>;
  updateOwnReportSettings?: Resolver<ResolversTypes['OwnReportSettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdateOwnReportSettingsArgs, 'input'>>;
  updateReport?: Resolver<ResolversTypes['ReportPayload'], ParentType, ContextType, RequireFields<MutationUpdateReportArgs, 'id' | 'version'>>;
};

export type OwnReportSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnReportSettings'] = ResolversParentTypes['OwnReportSettings']> = {
  availableSections?: Resolver<Array<ResolversTypes['ReportSection']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  preparedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  showToClient?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnReportSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnReportSettingsPayload'] = ResolversParentTypes['OwnReportSettingsPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownReportSettings?: Resolver<Maybe<ResolversTypes['OwnReportSettings']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  ownReportSettings?: Resolver<ResolversTypes['OwnReportSettings'], ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType, RequireFields<QueryReportArgs, 'id'>>;
  reportBuilderConfig?: Resolver<ResolversTypes['ReportBuilderConfig'], ParentType, ContextType, RequireFields<QueryReportBuilderConfigArgs, 'estateId'>>;
  reports?: Resolver<ResolversTypes['ReportList'], ParentType, ContextType, Partial<QueryReportsArgs>>;
};

export type ReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report'], FederationReferenceType extends FederationReferenceTypes['Report'] = FederationReferenceTypes['Report']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Report']> | FederationReferenceType, FederationReferenceType, ContextType>;
  byteSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  compiledReport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPreview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderedRequestableSections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preparedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  showToClient?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReportStatus'], ParentType, ContextType>;
  statusMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportBuilderConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportBuilderConfig'] = ResolversParentTypes['ReportBuilderConfig']> = {
  illustrationErrors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  quotaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['ReportSection']>, ParentType, ContextType>;
};

export type ReportListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportList'] = ResolversParentTypes['ReportList']> = {
  collection?: Resolver<Array<ResolversTypes['Report']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type ReportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportPayload'] = ResolversParentTypes['ReportPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType>;
};

export type ReportSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportSection'] = ResolversParentTypes['ReportSection']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Cents?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Estate?: EstateResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  ListMetadata?: ListMetadataResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OwnReportSettings?: OwnReportSettingsResolvers<ContextType>;
  OwnReportSettingsPayload?: OwnReportSettingsPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportBuilderConfig?: ReportBuilderConfigResolvers<ContextType>;
  ReportList?: ReportListResolvers<ContextType>;
  ReportPayload?: ReportPayloadResolvers<ContextType>;
  ReportSection?: ReportSectionResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  deadline?: DeadlineDirectiveResolver<any, any, ContextType>;
  despiteDuty?: DespiteDutyDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  rateLimit?: RateLimitDirectiveResolver<any, any, ContextType>;
  unrecorded?: UnrecordedDirectiveResolver<any, any, ContextType>;
};
