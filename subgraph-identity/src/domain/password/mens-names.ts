/** Of the commonest first names of men in the United States: the estimator's list has women's names and few of these. */
export const MENS_NAMES: readonly string[] = `
james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald
steven paul andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric
jonathan stephen larry justin scott brandon benjamin samuel gregory frank alexander raymond patrick jack dennis jerry
tyler aaron jose adam nathan henry douglas zachary peter kyle walter ethan jeremy harold keith christian roger noah
gerald carl terry sean austin arthur lawrence jesse dylan bryan joe jordan billy bruce albert willie gabriel logan alan
juan wayne roy ralph randy eugene vincent russell elijah louis bobby philip johnny bradley liam mason lucas oliver aiden
caden jackson hunter isaac luke max ben sam tom tim jim bob bill mike dave steve chris matt dan tony nick alex joey fred
harry charlie leo oscar hugo felix theo finn milo ezra levi owen wyatt caleb connor ian evan gavin miles craig derek
todd chad greg jeff doug phil stan ron ned lee karl hans otto pierre jean luis carlos pedro pablo diego mario antonio
marco paolo ringo
`
  .trim()
  .split(/\s+/);
