/** Of any one text of a request that has no length of its own below: parts of values that a document was read for. */
export const TEXT_LENGTH_DEFAULT = 4_000;
const ID_LENGTH = 200;

/**
 * How long a text may be, in characters, by the name under which an operation takes it: the only such table. Every name of
 * the graph's text arguments stands here or is an id, which a test sees to. Rules of single fields may ask for less.
 */
export const TEXT_LENGTHS = {
  // Names of people and things.
  name: 200,
  displayName: 200,
  firstName: 200,
  lastName: 200,
  spouseFirstName: 200,
  spouseLastName: 200,
  legalName: 120,
  preferredName: 60,
  initials: 5,
  owner: 200,
  settledByOthersThan: 200,
  preparedBy: 200,
  subName: 200,
  // Who people are.
  gender: 40,
  citizenship: 40,
  bio: 2_000,
  federalDsueSource: 120,
  recipient: 120,
  // What is known of things.
  custodian: 120,
  title: 120,
  locationOfOriginal: 300,
  noteBody: 500,
  reason: 500,
  noteText: 4_000,
  answer: 4_000,
  // Receipts of parts of a file: with its name, sealed.
  parts: 2_000,
  notes: 500,
  diagramNotes: 500,
  outsiderName: 200,
  discountSource: 200,
  company: 120,
  description: 500,
  whyItsImportant: 1_000,
  whatToDo: 1_000,
  text: 500,
  summary: 2_000,
  message: 2_000,
  key: 200,
  baseUrl: 500,
  modelName: 200,
  apiKey: 500,
  field: 60,
  milestone: 200,
  address: 4_000,
  valuationSource: 120,
  carrier: 120,
  policyNumber: 60,
  policyRating: 60,
  policyInformation: 2_000,
  // Where people are and are reached.
  address1: 120,
  address2: 120,
  city: 80,
  clientState: 40,
  location: 40,
  situs: 40,
  state: 40,
  country: 40,
  countryCode: 40,
  email: 254,
  emailAddress: 320,
  emailDomain: 253,
  phoneNumber: 40,
  zip: 40,
  // What is looked for.
  needle: 500,
  // The search parameters of a saved view.
  query: 2_000,
  searchTerm: 500,
  // What shows who somebody is; a password is measured by its own rule, in words.
  clientToken: 500,
  currentPassword: 1_000,
  linkToken: 500,
  otp: 100,
  password: 1_000,
  passwordConfirmation: 1_000,
  token: 500,
  // What reports hold; a slide with its pictures.
  contents: 200_000,
  logo: 100_000,
  disclosureContent: 4_000,
  group: 100,
  label: 200,
  reportName: 200,
  reportSubName: 200,
  // Choices.
  actions: 100,
  designation: 100,
  docType: 100,
  role: 100,
  sections: 100,
  sortBy: 100,
  timeZone: 100,
  fontFamilySans: 40,
  fontFamilySerif: 40,
  accentDefault: 20,
  accentStrong: 20,
  accentSubtle: 20,
  accentMedium: 20,
} as const satisfies Readonly<Record<string, number>>;

const isId = (name: string): boolean => /^ids?$|Ids?$/.test(name);
const isNamed = (name: string): name is keyof typeof TEXT_LENGTHS => Object.hasOwn(TEXT_LENGTHS, name);

/** The length of a text under a name; null where only the longest of all applies. */
export function textLengthOf(name: string): number | null {
  if (isNamed(name)) return TEXT_LENGTHS[name];
  return isId(name) ? ID_LENGTH : null;
}
