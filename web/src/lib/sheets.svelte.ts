/** What lies open over the page. One thing at a time. */

export type Sheet = 'settings' | 'keys' | 'log' | 'rules' | 'table' | 'dice' | 'choices';

class Sheets {
  open = $state<Sheet | null>(null);
  /** The rule that was asked for. */
  rule = $state('');

  toggle(sheet: Sheet): void {
    this.rule = '';
    this.open = this.open === sheet ? null : sheet;
  }

  showRule(rule: string): void {
    this.rule = rule;
    this.open = 'rules';
  }
}

export const sheets = new Sheets();
