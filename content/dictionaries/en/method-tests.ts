import type { Copy } from '#content/dictionaries/es/method-tests.ts';

export const copy = {
  interests: {
    id: 'riasec',
    title: 'Interests (RIASEC)',
    blocks: [
      {
        title: 'What it measures',
        text: [
          'How much you like six kinds of activity: realistic, investigative, artistic, social, enterprising and conventional. These are Holland’s six types. It measures interests, not abilities: liking something does not mean being good at it, nor the other way round.',
        ],
        formulas: [],
        list: [],
      },
      {
        title: 'How it was made',
        text: [
          'We wrote 60 activities, ten per type, in Spanish and English at once, with no job titles: job titles widen the differences between women and men, activities less so. Even so, among simulated people the lists of girls and boys do not come out alike, and under 18 they differ more: look at what draws you even where it is not on your list. Each type covers several fields; investigative, for example, is not only biology and medicine. The construction follows public-domain markers of the six types.',
          'Published versions never change: your result can always be worked out again, with the same outcome. The same answers give the same points in both languages.',
        ],
        formulas: [],
        list: [],
      },
      {
        title: 'The short version',
        text: [
          'It uses the same bank of 60 activities. It starts with four of each type. Then, round by round, it asks only about the types whose place is still open between first and second, and between third and fourth. It stops when both gaps exceed 0.9 standard errors or the questions run out: 36 on average, nearly always between 24 and 48. If you skip a question, it goes on with another of the same type.',
        ],
        formulas: [],
        list: [],
      },
      {
        title: 'How it is scored',
        text: ['Each answer counts from 0 (dislike very much) to 4 (like very much).'],
        formulas: [
          'Points of a type = sum of its ten answers, 0 to 40',
          'In the short version, or with an answer missing: points = sum × 10 ÷ answers, rounded',
          'Error = 3.3 × √(10 ÷ answers)',
          'Tie: two types 3 points apart or less; the margin grows with the error',
          'Open interests: highest − lowest < 8 points',
          'Low, medium and high: the three thirds of the scale',
        ],
        list: [],
      },
      {
        title: 'How careers are ordered',
        text: [
          'In O*NET each career has a score on the same six types. We compare the shape of both figures, not their height: answering with more or less enthusiasm does not change the list. What you like more or less inside a type (biology more than programming, say) counts a little: it decides which of those that match you see first, not whether they match. What you mark changes the order, too: what interests you brings similar careers closer, and what you rule out moves them away. The second look, if you take it, adds answers to that detail and leaves your points alone. Values and personality neither add careers nor take any away.',
          'The first version of the test had no such detail, and the short one does not always ask about everything: then the list knows less.',
        ],
        formulas: [
          'Order = (r between both figures + 0.1 × what you like inside the types) × √deviation of the career × what you mark',
        ],
        list: [],
      },
      {
        title: 'Other indices',
        text: ['Not shown in the result; here for whoever wants to compare.'],
        formulas: [
          'Differentiation: highest − lowest',
          'Iachan’s L1 = ½ · [x₁ − (x₂ + x₄) ÷ 2], points from highest to lowest',
          'Consistency: distance of the first two types on the hexagon (adjacent, alternate or opposite)',
          'Brown and Gore’s congruence C = 3·X₁ + 2·X₂ + X₃, with X = 3, 2, 1 or 0 by distance on the hexagon (0 to 18)',
          'Iachan’s congruence M: weights 22, 10, 4 / 10, 5, 2 / 4, 2, 1 (0 to 28)',
          'Things–people = 2R + I − A − 2S − E + C',
          'Data–ideas = √3 · (E + C − I − A)',
        ],
        list: [],
      },
    ],
  },
  values: {
    id: 'values',
    title: 'Work values',
    blocks: [
      {
        title: 'What it measures',
        text: [
          'What you ask of a job: achievement, independence, recognition, relationships, support and working conditions. These are the six values of O*NET, so that they can be compared with occupations.',
        ],
        formulas: [],
        list: [],
      },
      {
        title: 'How it was made',
        text: [
          'We wrote 30 statements, five per value, in both languages. None counts in reverse. Answers run from 0 (not important at all) to 4 (very important).',
        ],
        formulas: [],
        list: [],
      },
      {
        title: 'How it is scored',
        text: [
          'Some people call everything important. So each value is compared with the same person’s mean.',
        ],
        formulas: [
          'Points of a value = sum of its five answers, 0 to 20',
          'From your mean = points − mean of the six values (the six add up to 0)',
          'Your six cards in order: from 1.5 points more (the first) to 1.5 less (the last), for the comparison with your mean only; a part of an order does not count',
          'Error = 2.3 × √(5 ÷ answers)',
          'Tie: two values 2 points apart or less',
          'No clear priorities: highest − lowest < 4 points, or less than six equal values drift apart by chance (2.53 errors)',
        ],
        list: [],
      },
    ],
  },
  personality: {
    id: 'personality',
    title: 'Personality',
    blocks: [
      {
        title: 'What it measures',
        text: [
          'Five broad traits: openness, conscientiousness, extraversion, agreeableness and emotional stability. Each is a line with two ends that are good for different things. There are no types of person, no clinical words, no career ruled out.',
        ],
        formulas: [],
        list: [],
      },
      {
        title: 'How it was made',
        text: [
          'We wrote 50 statements, ten per trait, after the public-domain markers of the five broad traits (IPIP). Half count in reverse, so that agreeing with everything leads nowhere.',
        ],
        formulas: [],
        list: [],
      },
      {
        title: 'How it is scored',
        text: [],
        formulas: [
          'Direct statement: 0 to 4 points. Reversed statement: 4 − answer',
          'Points of a trait = sum of its ten statements, 0 to 40',
          'Error = 3.3 × √(10 ÷ answers)',
          'Place on the line: lower, middle or upper third; if the margin of error touches another third, we say so',
          'The traits are not ranked among themselves: without reference data they cannot be compared',
        ],
        list: [],
      },
    ],
  },
  certainty: {
    title: 'How certain it is',
    text: [
      'We have not measured it with real people yet. The figures come from people generated by a computer who answer our 60 questions: as we know which interests we gave them, we can count how often the test finds them. Age changes the count, so your result shows that of your group; where we do not know it, the most cautious one.',
      'That is why we show a group with its ties, not a code. The band of each score holds the true one about 7 times out of 10, and if you take the test again about half of the list of careers stays.',
      'There is a plan, written before looking at any answer, of what will be checked with real people and what would change the test; what is not known yet, above all between 14 and 18 and in each country, stays unknown until then.',
    ],
    line: '{who}: of 100 cases, the first interest in {first}, the first three regardless of order in {set}, the exact order in {order}. All three are among those we name in {full} with the full version and in {short} with the short one. By chance it would be {chanceFirst}, {chanceSet}, less than 1, {chanceFull} and {chanceShort}.',
    names: {
      adults: '18 and over',
      teenagers: '16 and 17',
      youngest: '14 and 15, or age not said',
    },
  },
} satisfies Copy;
