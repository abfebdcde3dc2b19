import type { SchemaHistory, StoredDocument } from '@platform/service-kit';
import type { Connection } from 'mongoose';
import { type EstateRecord, toEstate } from './estate-record.ts';
import { defineRowModels } from './estate-rows.model.ts';
import { writeRows } from './estate-rows.ts';

/** What a person may have had no value for, because the field came later. */
const LATER_PERSON_FIELDS = { legalName: null, initials: null, address1: null, address2: null, zip: null };

function withoutListFields({ sortName: _name, searchText: _text, taxCents: _tax, ...estate }: StoredDocument) {
  const people = (estate['people'] as StoredDocument[]).map((person) => ({ ...LATER_PERSON_FIELDS, ...person }));
  return { ...estate, people };
}

/** `cents` of a person's net worth, which every other line calls its `amountCents`. */
function withAmounts({ calculated, ...estate }: StoredDocument) {
  const figures = calculated as { netWorthByPerson: StoredDocument[] };
  const netWorthByPerson = figures.netWorthByPerson.map(({ cents, ...line }) => ({ amountCents: cents, ...line }));
  return { ...estate, calculated: { ...figures, netWorthByPerson } };
}

/** No relation stored before says that it is by adoption; no other parent is made up for anybody. */
function withAdoptions({ relations, ...estate }: StoredDocument) {
  return { ...estate, relations: (relations as StoredDocument[]).map((tie) => ({ isAdopted: false, ...tie })) };
}

/** Nobody is remembered of who was removed before; the field stands where new ones will. */
const withRemovals = (estate: StoredDocument): StoredDocument => ({ removedPeople: [], ...estate });

/** The day on which figures may be others is not known of those worked out before; other rules make them due anyway. */
function withDay({ calculated, ...estate }: StoredDocument) {
  return { ...estate, calculated: { staleFrom: null, ...(calculated as object) } };
}

/** A person of the estate or one who was removed, with what came later. */
function ofEverybody({ people, removedPeople, ...estate }: StoredDocument, later: StoredDocument): StoredDocument {
  const whole = (person: StoredDocument) => ({ ...later, ...person });
  return {
    ...estate,
    people: (people as StoredDocument[]).map(whole),
    removedPeople: (removedPeople as { person: StoredDocument }[]).map((removal) => ({
      ...removal,
      person: whole(removal.person),
    })),
  };
}

/** What nobody was asked of a person before; nothing is known of it, and nothing used up. */
const UNASKED_FACTS = {
  preferredName: null,
  country: null,
  gender: null,
  bio: null,
  federalDsueSource: null,
  stateExemptionUsedCents: 0,
  hawaiiStateDsueRemainingCents: 0,
  marylandStateDsueRemainingCents: 0,
};

const withAllFacts = (estate: StoredDocument) => ofEverybody(estate, UNASKED_FACTS);

/** Nobody was asked for single gifts before: the sum of exemption used stands as it was. */
const withGiftLists = (estate: StoredDocument) => ofEverybody(estate, { gifts: [] });

/** Nobody has put a card anywhere before. */
const withNodePlaces = (estate: StoredDocument): StoredDocument => ({ nodePositions: [], ...estate });

/** Every client had one advisor before. */
const withSharing = (estate: StoredDocument): StoredDocument => ({ sharedOwnerships: [], ...estate });

/** What nobody was asked of a holding before; a debt that a property secures was taken as a mortgage by everybody. */
const UNASKED_OF_ASSETS = {
  costBasisCents: null,
  acquisitionDate: null,
  custodian: null,
  isLiquid: null,
  realEstateType: null,
};
const UNASKED_OF_DEBTS = {
  interestRate: null,
  lengthOfTerm: null,
  paymentAmountCents: null,
  paymentTerms: null,
  paymentType: null,
};

function withHoldings({ assets, liabilities, ...estate }: StoredDocument) {
  return {
    removedHoldings: [],
    ...estate,
    assets: (assets as StoredDocument[]).map((asset) => ({ ...UNASKED_OF_ASSETS, ...asset })),
    liabilities: (liabilities as StoredDocument[]).map((debt) => ({
      ...UNASKED_OF_DEBTS,
      liabilityType: debt['securedByAssetId'] ? 'MORTGAGE' : 'OTHER_DEBT',
      ...debt,
    })),
  };
}

/** Nobody was asked for entities before, and a removal was of an asset or a debt. */
function withEntities({ removedHoldings, ...estate }: StoredDocument) {
  return {
    entities: [],
    ...estate,
    removedHoldings: (removedHoldings as StoredDocument[]).map((removal) => ({
      entity: null,
      charity: null,
      ...removal,
    })),
  };
}

/** Nobody has put the rows of a balance sheet in order before, nor asked for columns without an amount. */
const withSheetView = (estate: StoredDocument): StoredDocument => ({
  balanceSheetOrder: [],
  hideEmptyColumnsBalanceSheet: true,
  ...estate,
});

/** What nobody was asked of a policy before. A literal: a step says the same for ever. */
const UNASKED_OF_POLICIES = {
  policyKind: null,
  policyNumber: null,
  policyLength: null,
  policyRating: null,
  policyInformation: null,
  premiumCents: null,
  premiumFrequency: null,
  issueDate: null,
  lastReviewed: null,
};

function withPolicies({ assets, removedHoldings, ...estate }: StoredDocument) {
  const whole = (asset: StoredDocument): StoredDocument =>
    asset['lifeInsurance']
      ? { ...asset, lifeInsurance: { ...UNASKED_OF_POLICIES, ...(asset['lifeInsurance'] as object) } }
      : asset;
  return {
    ...estate,
    assets: (assets as StoredDocument[]).map(whole),
    removedHoldings: (removedHoldings as { asset: StoredDocument | null }[]).map((removal) => ({
      ...removal,
      asset: removal.asset && whole(removal.asset),
    })),
  };
}

/** Nothing was split before. */
const withParts = ({ removedHoldings, ...estate }: StoredDocument): StoredDocument => ({
  ...estate,
  removedHoldings: (removedHoldings as StoredDocument[]).map((removal) => ({ parts: [], ...removal })),
});

/** Nobody was asked for accounts before, and no removal was of one. */
function withAccounts({ removedHoldings, ...estate }: StoredDocument) {
  return {
    assetAccounts: [],
    ...estate,
    removedHoldings: (removedHoldings as StoredDocument[]).map((removal) => ({ account: null, ...removal })),
  };
}

/** No trust was taken off by hand before. */
const withRemovedTrusts = ({ removedHoldings, ...estate }: StoredDocument): StoredDocument => ({
  ...estate,
  removedHoldings: (removedHoldings as StoredDocument[]).map((removal) => ({ trust: null, ...removal })),
});

/** Of documents nobody has said where they are, or what they change; nobody has written a note beside an office. */
function withHandwritten({ documents, trusts, readingUndo, removedHoldings, ...estate }: StoredDocument) {
  const acting = (thing: StoredDocument): StoredDocument => ({
    ...thing,
    fiduciaries: (thing['fiduciaries'] as StoredDocument[]).map((one) => ({ note: null, ...one })),
  });
  const document = (one: StoredDocument): StoredDocument =>
    acting({ modifiedAt: null, locationOfOriginal: null, parentId: null, ...one });
  return {
    ...estate,
    documentOrder: [],
    documents: (documents as StoredDocument[]).map(document),
    trusts: (trusts as StoredDocument[]).map(acting),
    readingUndo: (readingUndo as StoredDocument[]).map((undo) => ({
      ...undo,
      documents: (undo['documents'] as StoredDocument[]).map(document),
      trusts: (undo['trusts'] as StoredDocument[]).map(acting),
    })),
    removedHoldings: (removedHoldings as StoredDocument[]).map((removal) => ({
      document: null,
      ...removal,
      trust: removal['trust'] ? acting(removal['trust'] as StoredDocument) : null,
    })),
  };
}

/** No value is known that a holding had before; the net worth on the day it was last worked out is. */
function withValues(estate: StoredDocument): StoredDocument {
  const { asOf, netWorthCents } = estate['calculated'] as { asOf?: string | null; netWorthCents?: number | null };
  const isKnown = typeof asOf === 'string' && typeof netWorthCents === 'number';
  return { pastValues: [], netWorthHistory: isKnown ? [{ day: asOf, amountCents: netWorthCents }] : [], ...estate };
}

/** Nobody was asked and nothing projected before. */
const withProjections = ({ assumptions, ...estate }: StoredDocument): StoredDocument => ({
  onboarding: null,
  ...estate,
  assumptions: {
    projectionsEnabled: false,
    projectionType: 'EACH_YEAR',
    projectionView: 'TABLE',
    estimatedIncomeTax: null,
    ...(assumptions as StoredDocument),
  },
});

/** Nobody was taken to have a will that nobody has seen. */
const withAssumedWills = ({ assumptions, ...estate }: StoredDocument): StoredDocument => ({
  ...estate,
  assumptions: { assumedPouroverWill: false, ...(assumptions as StoredDocument) },
});

/** Interests counted at their part of the whole before. */
function withEntityDiscounts({ entities, removedHoldings, ...estate }: StoredDocument): StoredDocument {
  const entity = (one: StoredDocument): StoredDocument => ({ discountPercent: null, discountSource: null, ...one });
  return {
    ...estate,
    entities: (entities as StoredDocument[]).map(entity),
    removedHoldings: (removedHoldings as StoredDocument[]).map((removal) => ({
      ...removal,
      entity: removal['entity'] ? entity(removal['entity'] as StoredDocument) : null,
    })),
  };
}

/** Nothing was taken to grow. */
const withGrowth = ({ assumptions, ...estate }: StoredDocument): StoredDocument => ({
  ...estate,
  assumptions: { growthBetweenDeathsPercent: 0, ...(assumptions as StoredDocument) },
});

const withStrategies = ({ assumptions, ...estate }: StoredDocument): StoredDocument => ({
  ...estate,
  assumptions: {
    strategiesYearOfDeath: null,
    strategiesBaseGrowthRate: null,
    strategiesExemptionInflationRate: null,
    ...(assumptions as StoredDocument),
  },
});

/** Every trust of an estate, what can be taken back included. */
function withTrusts(
  { trusts, readingUndo, removedHoldings, ...estate }: StoredDocument,
  trust: (one: StoredDocument) => StoredDocument,
): StoredDocument {
  return {
    ...estate,
    trusts: (trusts as StoredDocument[]).map(trust),
    readingUndo: (readingUndo as StoredDocument[]).map((undo) => ({
      ...undo,
      trusts: (undo['trusts'] as StoredDocument[]).map(trust),
    })),
    removedHoldings: (removedHoldings as StoredDocument[]).map((removal) => ({
      ...removal,
      trust: removal['trust'] ? trust(removal['trust'] as StoredDocument) : null,
    })),
  };
}

/** Nobody has said before when a trust was funded, whether it has ended, and what it pays out. */
const withTrustTerms = (estate: StoredDocument): StoredDocument =>
  withTrusts(estate, (trust) => ({
    modifiedAt: null,
    fundedAt: null,
    terminated: false,
    revokedById: null,
    isDiscretionary: null,
    schedule: null,
    ...trust,
  }));

/** What two deaths brought to one trust ran together. */
const withConvergence = (estate: StoredDocument): StoredDocument =>
  withTrusts(estate, (trust) => ({ isNonConverging: false, ...trust }));

/** What a trust pays each year was the same in all years. */
const withPayoutTypes = (estate: StoredDocument): StoredDocument =>
  withTrusts(estate, ({ schedule, ...trust }) => ({
    ...trust,
    schedule: schedule
      ? { payoutType: 'Level', increasePercent: null, lastAnnuityCents: null, ...(schedule as StoredDocument) }
      : null,
  }));

/** What an amendment of a trust orders was entered in the trust itself. */
function withAmendments({ documents, readingUndo, removedHoldings, ...estate }: StoredDocument): StoredDocument {
  const document = (one: StoredDocument): StoredDocument => ({ amendment: null, ...one });
  return {
    ...estate,
    documents: (documents as StoredDocument[]).map(document),
    readingUndo: (readingUndo as StoredDocument[]).map((undo) => ({
      ...undo,
      documents: (undo['documents'] as StoredDocument[]).map(document),
    })),
    removedHoldings: (removedHoldings as StoredDocument[]).map((removal) => ({
      ...removal,
      document: removal['document'] ? document(removal['document'] as StoredDocument) : null,
    })),
  };
}

/** Nobody could say before who holds a power over a trust, nor that it is a qualified domestic one. */
const withPowers = (estate: StoredDocument): StoredDocument =>
  withTrusts(estate, (trust) => ({ powers: [], isQdot: false, isReverseQtip: false, ...trust }));

/** Nobody could say before that exemption was allocated after a trust was funded. */
const withAllocations = (estate: StoredDocument): StoredDocument =>
  withTrusts(estate, (trust) => ({ lateAllocations: [], ...trust }));

/** Everything counted at its value before. */
function withDiscounts({ assets, removedHoldings, ...estate }: StoredDocument): StoredDocument {
  const asset = (one: StoredDocument): StoredDocument => ({ discountPercent: null, ...one });
  return {
    ...estate,
    assets: (assets as StoredDocument[]).map(asset),
    removedHoldings: (removedHoldings as StoredDocument[]).map((removal) => ({
      ...removal,
      asset: removal['asset'] ? asset(removal['asset'] as StoredDocument) : null,
      parts: (removal['parts'] as StoredDocument[]).map(asset),
    })),
  };
}

/** Nobody was asked what land is worked as, who is disabled, and what earlier spouses and estates have left. */
function withReliefs(estate: StoredDocument): StoredDocument {
  const person = { isDisabled: false, federalDsueUsedCents: 0, earlierDsueUsedCents: 0, earlierEstates: [] };
  const asset = (one: StoredDocument): StoredDocument => ({ use: null, isLifeEstate: false, ...one });
  const { assets, removedHoldings, ...rest } = ofEverybody(estate, person);
  return {
    ...rest,
    assets: (assets as StoredDocument[]).map(asset),
    removedHoldings: (removedHoldings as StoredDocument[]).map((removal) => ({
      ...removal,
      asset: removal['asset'] ? asset(removal['asset'] as StoredDocument) : null,
      parts: (removal['parts'] as StoredDocument[]).map(asset),
    })),
  };
}

/** The rows of estates, which are in their present form whatever step they have come by. */
async function writeRowsAgain(documents: readonly StoredDocument[], connection: Connection): Promise<void> {
  const standing = documents.filter(({ tombstone, deletedAt }) => tombstone !== true && !deletedAt);
  const estates = standing.map((document) => toEstate(document as unknown as EstateRecord));
  await writeRows(defineRowModels(connection), estates);
}

/** The forms that stored estates have had. */
export const ESTATE_HISTORY: SchemaHistory = [
  {
    says: 'every person has all contact fields; what lists show stands in rows of its own',
    change: withoutListFields,
    beside: writeRowsAgain,
  },
  {
    says: 'a line of net worth by person has its amountCents, as every amount',
    change: withAmounts,
    beside: writeRowsAgain,
  },
  {
    says: 'rows hold the ends of their words, by which an index finds a part of one',
    change: (estate) => estate,
    beside: writeRowsAgain,
  },
  { says: 'a relation says whether it is by adoption', change: withAdoptions },
  { says: 'people who were removed are kept for a while, so that it can be undone', change: withRemovals },
  {
    says: 'figures name the first day on which they may be others',
    change: withDay,
    beside: writeRowsAgain,
  },
  {
    says: 'rows hold the state of a document as its value; its words are for whoever reads them',
    change: (estate) => estate,
    beside: writeRowsAgain,
  },
  { says: 'a person has every fact that the form asks for', change: withAllFacts },
  {
    says: 'documents and trusts are found by the ends of their words; rows say which part of the sums they are of',
    change: (estate) => estate,
    beside: writeRowsAgain,
  },
  { says: 'assets and debts have every fact that their forms ask for', change: withHoldings },
  {
    says: 'rows hold what the lists of clients, trusts and documents show, so that none of them reads an estate',
    change: (estate) => estate,
    beside: writeRowsAgain,
  },
  {
    says: 'an estate has entities, and whatever was taken off its balance sheet says what it was',
    change: withEntities,
  },
  { says: 'a balance sheet has its order and says whether it hides empty columns', change: withSheetView },
  { says: 'a policy has every fact that its form asks for', change: withPolicies },
  { says: 'what was taken off a balance sheet says what it was split into', change: withParts },
  { says: 'a person may have gifts listed in place of one sum', change: withGiftLists },
  { says: 'an estate has asset accounts', change: withAccounts },
  { says: 'values that gave way are kept, and the net worth of each day', change: withValues },
  { says: 'cards of the family tree may have a place of their own', change: withNodePlaces },
  {
    says: 'an estate says since when it is archived, and its rows whether it is',
    change: (estate) => ({ archived: null, ...estate }),
    beside: writeRowsAgain,
  },
  { says: 'a client may have advisors beside its own', change: withSharing, beside: writeRowsAgain },
  { says: 'what was taken off may be a trust', change: withRemovedTrusts },
  { says: 'documents are entered by hand, in an order of their own', change: withHandwritten },
  {
    says: 'an estate has the answers to its first questions and the assumptions of a projection',
    change: withProjections,
  },
  {
    says: 'rows say which documents a later will replaced',
    change: (estate) => estate,
    beside: writeRowsAgain,
  },
  { says: 'an estate says whether a pour-over will is assumed', change: withAssumedWills },
  { says: 'a trust says when it was funded, whether it has ended, and what it pays out', change: withTrustTerms },
  { says: 'a trust says whether its sub-trusts stay apart', change: withConvergence },
  { says: 'a trust says whether each year’s payment is the same', change: withPayoutTypes },
  { says: 'an estate says with what a what-if of the client begins', change: withStrategies },
  { says: 'an amendment of a trust says what it orders', change: withAmendments },
  {
    says: 'a trust says who holds a power over it, and which elections of estate tax it is made for',
    change: withPowers,
  },
  { says: 'an asset says what discount its value has', change: withDiscounts },
  {
    says: 'a person says what earlier estates and spouses left, land what it is worked as and whether it is kept for life',
    change: withReliefs,
  },
  { says: 'a trust says which GST exemption was allocated to it late', change: withAllocations },
  { says: 'an estate says what its holdings grow by between the deaths', change: withGrowth },
  { says: 'an entity says what discount interests in it have', change: withEntityDiscounts },
  {
    says: 'rows say of what changes a trust whose the trust is',
    change: (estate) => estate,
    beside: writeRowsAgain,
  },
];
