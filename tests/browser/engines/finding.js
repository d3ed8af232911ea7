// Run once in each page: finds things by role and name, as a reader hears them, and gathers what goes wrong.
(() => {
  const ROLES = {
    button: 'button, [role=button]',
    link: 'a[href]',
    group: '[role=group]',
    slider: 'input[type=range]',
    status: '[role=status]',
  };

  const nameOf = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim();
  const all = (role, within = document) => [...within.querySelectorAll(ROLES[role])];

  // The middle of it, brought into sight, where nothing lies over it.
  function point(element) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [across, down] = [Math.round(x + width / 2), Math.round(y + height / 2)];
    const there = document.elementFromPoint(across, down);
    return width && there && (element === there || element.contains(there)) ? [across, down] : null;
  }

  const troubles = [];
  addEventListener('error', (event) => troubles.push(event.message));
  addEventListener('unhandledrejection', (event) => troubles.push(String(event.reason)));

  window.finding = {
    page: () => document.body.innerText.slice(0, 3000),
    troubles: () => troubles,
    settle(settings, known) {
      localStorage.setItem('yakata.settings', JSON.stringify(settings));
      localStorage.setItem('yakata.opened', known);
      return true;
    },
    // The number of a game's door, from one; nothing where it has none yet.
    door: (title) =>
      [...document.querySelectorAll('article')].findIndex(
        (door) => door.querySelector('h2')?.textContent === title,
      ) + 1,
    says: (role, words) => all(role).some((element) => nameOf(element).includes(words)),
    standsAt: (moment) => all('slider')[0]?.value === moment,
    reach(role, name, inside) {
      const within = inside ? document.querySelectorAll('article')[inside - 1] : document;
      const found = within
        ? all(role, within).find((element) => (nameOf(element) === name || nameOf(element).startsWith(`${name}:`)) && !element.disabled)
        : null;
      return found ? point(found) : null;
    },
    // Choices of the question that is asked; where one waits to be pressed again, that one alone.
    choices(group) {
      const within = all('group').find((element) => nameOf(element) === group);
      if (!within || within.dataset.settled === 'false') return null;
      const buttons = [...within.querySelectorAll('button.choice:not([disabled])')].filter(
        (one) => one.offsetParent,
      );
      const again = buttons.filter((one) => one.ariaCurrent === 'true');
      if (buttons.some((one) => one.ariaBusy === 'true')) return null;
      const points = (again.length ? again : buttons).map(point).filter(Boolean);
      return points.length ? points : null;
    },
    async table(id) {
      const { state, table } = await (await fetch(`/api/tables/${id}`)).json();
      return {
        version: state?.version ?? 0,
        over: Boolean(state?.result),
        game: table?.game ?? '',
      };
    },
    // Where we are, once that is no longer the door.
    moved: () => (location.pathname === '/' ? null : location.pathname),
    // Whether the press has been heard: by the house, or by the choice that wants another.
    async movedOn(id, version) {
      return (
        (await this.table(id)).version > version ||
        document.querySelector('.choice[aria-current=true]') !== null
      );
    },
  };
  return true;
})();
