import type { Authority, Certainty } from '../explanation/working.ts';

/** Whose descendants take in the place of somebody named in a will who died before. */
export type Protected =
  | 'GRANDPARENT_LINES'
  | 'GRANDPARENT_LINES_AND_STEP'
  | 'GREAT_GRANDPARENT_LINES'
  | 'PARENT_LINES'
  | 'DESCENDANTS_AND_SIBLINGS'
  | 'CLOSE_FAMILY'
  | 'DESCENDANTS'
  | 'CHILDREN_AND_SIBLINGS'
  | 'TO_NIECES'
  | 'KIN'
  | 'KIN_AND_STEP'
  | 'ANYBODY';

/** Whether a divorce revokes designations of a former spouse: all, all but of life insurance, or none. */
export type RevokedByDivorce = 'DESIGNATIONS' | 'NOT_INSURANCE' | 'WILL_ALONE';

/** Where a state's statute stands beside the model rules that the figures go by (CONVENTIONS C12, C13). */
export interface SurvivalLaw {
  /** Hours by which somebody must outlive the decedent; 0: a moment is enough. */
  readonly hours: number;
  /** Hours for heirs without a will, where the statute asks more of them. */
  readonly heirHours?: number;
  readonly hoursCertainty: Certainty;
  readonly hoursAuthority: Authority;
  readonly protects: Protected;
  readonly lapseCertainty: Certainty;
  readonly lapseAuthority: Authority;
  readonly revokedByDivorce: RevokedByDivorce;
  readonly divorceCertainty: Certainty;
  readonly divorceAuthority: Authority;
  /** Gifts of a will that fail go to the heirs without a will, not to the residue; left out: to the residue (UPC 2-604). */
  readonly failedToHeirs?: Authority;
  /** The model act’s section makes former husband and wife owners in common of what they held jointly (UPC 2-804(b)(2)). */
  readonly seversJointTitle: boolean;
}

type Cell<T> = readonly [value: T, cite: string, certainty?: Certainty];

const law = (
  survival: Cell<number>,
  lapse: Cell<Protected>,
  divorce: Cell<boolean | RevokedByDivorce>,
): SurvivalLaw => ({
  hours: survival[0],
  hoursAuthority: { cite: survival[1], title: 'How long somebody must survive' },
  hoursCertainty: survival[2] ?? 'C',
  protects: lapse[0],
  lapseAuthority: { cite: lapse[1], title: 'Gifts to somebody who died before' },
  lapseCertainty: lapse[2] ?? 'C',
  revokedByDivorce: divorce[0] === true ? 'DESIGNATIONS' : divorce[0] === false ? 'WILL_ALONE' : divorce[0],
  divorceAuthority: { cite: divorce[1], title: 'What a divorce revokes' },
  divorceCertainty: divorce[2] ?? 'C',
  seversJointTitle: false,
});

/** A state with the sections of the model act of 1990 on all three. */
const model = (survival: string, lapse: string, divorce: string): SurvivalLaw => ({
  ...law([120, survival, 'B'], ['GRANDPARENT_LINES_AND_STEP', lapse, 'B'], [true, divorce, 'B']),
  seversJointTitle: true,
});

const BY_STATE: Readonly<Record<string, SurvivalLaw>> = {
  AK: model('AS 13.12.702', 'AS 13.12.603', 'AS 13.12.804'),
  AL: law(
    [120, 'Ala. Code §§ 43-8-43, 43-8-220', 'A'],
    ['GRANDPARENT_LINES', 'Ala. Code § 43-8-224', 'B'],
    [true, 'Ala. Code § 30-4-17'],
  ),
  AR: law(
    [120, 'Ark. Code § 28-10-202'],
    ['DESCENDANTS', 'Ark. Code § 28-26-104', 'B'],
    [false, 'Ark. Code § 28-25-109'],
  ),
  AZ: law(
    [120, 'A.R.S. § 14-2702', 'A'],
    ['GRANDPARENT_LINES_AND_STEP', 'A.R.S. § 14-2603', 'A'],
    [true, 'A.R.S. § 14-2804', 'B'],
  ),
  CA: {
    ...law(
      [0, 'Cal. Prob. Code §§ 220, 6403', 'B'],
      ['KIN_AND_STEP', 'Cal. Prob. Code § 21110', 'A'],
      ['NOT_INSURANCE', 'Cal. Prob. Code § 5040', 'A'],
    ),
    heirHours: 120,
  },
  CO: {
    ...law(
      [120, 'C.R.S. § 15-11-702', 'B'],
      ['GRANDPARENT_LINES', 'C.R.S. § 15-11-603', 'A'],
      [true, 'C.R.S. § 15-11-804', 'A'],
    ),
    seversJointTitle: true,
  },
  CT: law(
    [0, 'Conn. Gen. Stat. § 45a-440', 'A'],
    ['CLOSE_FAMILY', 'Conn. Gen. Stat. § 45a-441', 'A'],
    [false, 'Conn. Gen. Stat. § 45a-257c', 'A'],
  ),
  DC: law([120, 'D.C. Code § 19-502'], ['ANYBODY', 'D.C. Code § 18-308', 'A'], [false, 'D.C. Code § 18-109']),
  DE: law([0, '12 Del. C. § 701', 'A'], ['GRANDPARENT_LINES', '12 Del. C. § 2313'], [false, '12 Del. C. § 209']),
  FL: law(
    [0, 'Fla. Stat. § 732.601', 'B'],
    ['GRANDPARENT_LINES', 'Fla. Stat. § 732.603', 'A'],
    [true, 'Fla. Stat. §§ 732.507, 732.703', 'B'],
  ),
  GA: law(
    [0, 'O.C.G.A. § 53-10-2', 'A'],
    ['ANYBODY', 'O.C.G.A. § 53-4-64', 'A'],
    ['WILL_ALONE', 'O.C.G.A. § 53-4-49', 'A'],
  ),
  HI: model('HRS § 560:2-702', 'HRS § 560:2-603', 'HRS § 560:2-804'),
  IA: law(
    [0, 'Iowa Code § 633.523', 'A'],
    ['ANYBODY', 'Iowa Code §§ 633.273, 633.274', 'A'],
    [true, 'Iowa Code §§ 598.20A, 598.20B, 633.271', 'A'],
  ),
  ID: law(
    [120, 'Idaho Code § 15-2-104'],
    ['GRANDPARENT_LINES', 'Idaho Code § 15-2-605', 'B'],
    [true, 'Idaho Code § 15-2-804'],
  ),
  IL: law(
    [0, '755 ILCS 5/3-1', 'B'],
    ['DESCENDANTS', '755 ILCS 5/4-11', 'B'],
    [true, '755 ILCS 5/4-7; 750 ILCS 5/503(b-5)'],
  ),
  IN: law([0, 'Ind. Code § 29-2-14-1'], ['DESCENDANTS', 'Ind. Code § 29-1-6-1(g)'], [false, 'Ind. Code § 29-1-5-8']),
  KS: law([120, 'K.S.A. 58-709'], ['KIN', 'K.S.A. 59-615', 'B'], [false, 'K.S.A. 59-610']),
  KY: {
    ...law([120, 'KRS 397.1002, 397.1003', 'A'], ['ANYBODY', 'KRS 394.400', 'B'], [false, 'KRS 394.092']),
    failedToHeirs: { cite: 'KRS 394.500', title: 'A gift that fails goes to the heirs, not to the residue' },
  },
  LA: law(
    [0, 'La. Civ. Code art. 31'],
    ['CHILDREN_AND_SIBLINGS', 'La. Civ. Code art. 1593', 'A'],
    [false, 'La. Civ. Code art. 1608'],
  ),
  // Its sections have no 120 hours: 2-702 asks for survival alone, and 2-104 is reserved.
  MA: {
    ...model('M.G.L. c. 190B, § 2-702', 'M.G.L. c. 190B, § 2-603', 'M.G.L. c. 190B, § 2-804'),
    hours: 0,
    hoursCertainty: 'A',
  },
  MD: law(
    [720, 'Md. Code, Est. & Trusts §§ 3-110, 4-401', 'B'],
    ['ANYBODY', 'Md. Code, Est. & Trusts § 4-403', 'B'],
    [false, 'Md. Code, Est. & Trusts § 4-105', 'A'],
  ),
  ME: model('18-C M.R.S. § 2-702', '18-C M.R.S. § 2-603', '18-C M.R.S. § 2-804'),
  MI: model('MCL 700.2702', 'MCL 700.2603', 'MCL 700.2807'),
  MN: law(
    [120, 'Minn. Stat. § 524.2-702', 'B'],
    ['GRANDPARENT_LINES', 'Minn. Stat. § 524.2-603', 'A'],
    [true, 'Minn. Stat. § 524.2-804', 'B'],
  ),
  MO: law(
    [120, 'Mo. Rev. Stat. § 474.015', 'B'],
    ['KIN', 'Mo. Rev. Stat. § 474.460', 'A'],
    [true, 'Mo. Rev. Stat. §§ 461.051, 474.420', 'A'],
  ),
  MS: law([0, 'Miss. Code § 91-3-5', 'A'], ['DESCENDANTS', 'Miss. Code § 91-5-7', 'A'], [false, 'Miss. Code § 91-5-3']),
  MT: model('MCA 72-2-712', 'MCA 72-2-613', 'MCA 72-2-814'),
  NC: law(
    [120, 'N.C.G.S. § 28A-24-2', 'A'],
    ['GRANDPARENT_LINES', 'N.C.G.S. § 31-42', 'B'],
    [false, 'N.C.G.S. § 31-5.4', 'A'],
  ),
  ND: model('N.D.C.C. § 30.1-09.1-02', 'N.D.C.C. § 30.1-09.1-03', 'N.D.C.C. § 30.1-10-04'),
  NE: {
    ...law(
      [120, 'Neb. Rev. Stat. §§ 30-2304, 30-2339', 'A'],
      ['KIN', 'Neb. Rev. Stat. § 30-2343', 'A'],
      [true, 'Neb. Rev. Stat. § 30-2333', 'A'],
    ),
    seversJointTitle: true,
  },
  NH: law([0, 'N.H. RSA 563:1'], ['ANYBODY', 'N.H. RSA 551:12'], [false, 'N.H. RSA 551:13']),
  NJ: {
    ...law(
      [120, 'N.J.S.A. 3B:3-32', 'A'],
      ['GRANDPARENT_LINES_AND_STEP', 'N.J.S.A. 3B:3-35', 'A'],
      [true, 'N.J.S.A. 3B:3-14', 'A'],
    ),
    seversJointTitle: true,
  },
  NM: model('NMSA 1978, § 45-2-702', 'NMSA 1978, § 45-2-603', 'NMSA 1978, § 45-2-804'),
  NV: law([120, 'NRS 135.010'], ['KIN', 'NRS 133.200'], [true, 'NRS 111.781, 133.115']),
  NY: law(
    [120, 'N.Y. EPTL 2-1.6', 'A'],
    ['DESCENDANTS_AND_SIBLINGS', 'N.Y. EPTL 3-3.3', 'A'],
    [true, 'N.Y. EPTL 5-1.4', 'A'],
  ),
  OH: law(
    [120, 'Ohio Rev. Code § 2105.32', 'A'],
    ['GRANDPARENT_LINES_AND_STEP', 'Ohio Rev. Code § 2107.52'],
    [true, 'Ohio Rev. Code §§ 2107.33, 5815.33', 'B'],
  ),
  OK: law([0, '58 O.S. § 1001'], ['KIN', '84 O.S. § 142'], [true, '15 O.S. § 178; 84 O.S. § 114']),
  OR: law([120, 'ORS 112.572, 112.578', 'A'], ['KIN', 'ORS 112.395'], [true, 'ORS 107.121, 112.315']),
  // Five days for heirs alone, since 2002: not read.
  PA: {
    ...law(
      [0, '20 Pa.C.S. §§ 2104(10), 8501'],
      ['TO_NIECES', '20 Pa.C.S. § 2514(9)', 'A'],
      [true, '20 Pa.C.S. §§ 2507, 6111.2', 'B'],
    ),
    heirHours: 120,
  },
  RI: law(
    [0, 'R.I. Gen. Laws § 33-2-1'],
    ['ANYBODY', 'R.I. Gen. Laws § 33-6-19'],
    [false, 'R.I. Gen. Laws § 33-5-9.1'],
  ),
  SC: {
    ...law(
      [120, 'S.C. Code §§ 62-1-502, 62-1-503', 'A'],
      ['GREAT_GRANDPARENT_LINES', 'S.C. Code § 62-2-603', 'A'],
      [true, 'S.C. Code § 62-2-507', 'A'],
    ),
    seversJointTitle: true,
  },
  SD: {
    ...law(
      [120, 'SDCL 29A-2-702', 'A'],
      ['GRANDPARENT_LINES_AND_STEP', 'SDCL 29A-2-603', 'A'],
      [true, 'SDCL 29A-2-804', 'A'],
    ),
    seversJointTitle: true,
  },
  TN: law(
    [120, 'Tenn. Code § 31-3-108', 'A'],
    ['ANYBODY', 'Tenn. Code § 32-3-105', 'A'],
    [false, 'Tenn. Code § 32-1-202'],
  ),
  TX: law(
    [120, 'Tex. Est. Code § 121.052', 'A'],
    ['PARENT_LINES', 'Tex. Est. Code § 255.153', 'A'],
    [true, 'Tex. Est. Code § 123.001; Tex. Fam. Code § 9.301', 'B'],
  ),
  UT: model('Utah Code § 75-2-702', 'Utah Code § 75-2-603', 'Utah Code § 75-2-804'),
  VA: law(
    [120, 'Va. Code § 64.2-2201', 'A'],
    ['GRANDPARENT_LINES', 'Va. Code § 64.2-418', 'A'],
    [true, 'Va. Code §§ 20-111.1, 64.2-412', 'A'],
  ),
  VT: law([0, '14 V.S.A. § 621'], ['KIN', '14 V.S.A. § 335'], [false, '14 V.S.A. § 320']),
  WA: law(
    [120, 'RCW 11.05A.030', 'A'],
    ['GRANDPARENT_LINES', 'RCW 11.12.110', 'A'],
    [true, 'RCW 11.07.010, 11.12.051', 'A'],
  ),
  WI: law(
    [120, 'Wis. Stat. § 854.03', 'A'],
    ['GRANDPARENT_LINES_AND_STEP', 'Wis. Stat. § 854.06'],
    [true, 'Wis. Stat. § 854.15', 'B'],
  ),
  WV: law([120, 'W. Va. Code § 42-5-2'], ['ANYBODY', 'W. Va. Code § 41-3-3', 'B'], [false, 'W. Va. Code § 41-1-6']),
  WY: law(
    [0, 'Wyo. Stat. § 2-13-103', 'A'],
    ['GRANDPARENT_LINES', 'Wyo. Stat. § 2-6-106', 'B'],
    [false, 'Wyo. Stat. § 2-6-118'],
  ),
};

/** Undefined of a place that is no state. */
export const survivalLaw = (state: string): SurvivalLaw | undefined =>
  Object.hasOwn(BY_STATE, state) ? BY_STATE[state] : undefined;
