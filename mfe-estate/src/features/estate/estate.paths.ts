/** Addresses of one estate; documents and reports belong to other remotes and are plain links. */
export function estatePaths(estateId: string) {
  const base = `/estate/${estateId}`;
  return {
    overview: base,
    firstQuestions: `${base}?questions=open`,
    family: `${base}/family`,
    balanceSheet: `${base}/balance-sheet`,
    insurance: `${base}/insurance`,
    trusts: `${base}/trusts`,
    documents: `${base}/documents`,
    diagram: `${base}/estate-plan/estate-diagram`,
    conflicts: `${base}/conflicts`,
    taxes: `${base}/taxes`,
    whatIf: `${base}/what-if`,
    whatIfCompare: `${base}/what-if/compare`,
    timeline: `${base}/timeline`,
    milestones: `${base}/milestones`,
    team: `${base}/team`,
    cashFlow: `${base}/cash-flow`,
    history: `${base}/history`,
    reports: `${base}/reports`,
    newReport: `${base}/reports/new`,
  } as const;
}
