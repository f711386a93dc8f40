import type { Fact } from '#content/facts/fact.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { Amount, MoneyRule } from '#domain/pathway/rules.ts';
import { amountWords } from '#content/pathway/amount-words.ts';
import type { FamilyMoney } from '#content/pathway/family-money.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { FactSources } from './fact-sources.tsx';

/** What the consulate wants to see, and what a year takes: two tables, each amount with its source. */
export function PathwayMoney({
  money,
  amount,
  copy,
}: {
  money: readonly MoneyRule<Fact>[];
  /** In the family's money, where it is known. */
  amount?: FamilyMoney['amount'] | undefined;
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.answer;
  const told = (rule: Amount) => {
    if (!amount) return amountWords(rule, copy, locale);
    const { own, euros } = amount(rule);
    if (!own) return euros;
    return (
      <span key="amount" className="month-amount">
        <strong>{own}</strong> <small>{euros}</small>
      </span>
    );
  };
  return (['show', 'plan'] as const).map((purpose) => (
    <DataTable
      key={purpose}
      caption={words[purpose]}
      columns={[
        { id: 'concept', label: words.concept },
        { id: 'amount', label: words.amount, isNumber: true },
      ]}
      rows={money
        .filter((rule) => rule.purpose === purpose)
        .map((rule) => ({
          id: rule.id,
          cells: [
            <div key="concept" className="grid gap-1">
              {copy.money[rule.id].what}
              <span className="pathway-note">{copy.money[rule.id].note}</span>
              <FactSources facts={rule.facts} words={words} />
            </div>,
            told(rule),
          ],
        }))}
    />
  ));
}
