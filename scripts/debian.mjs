// Parts that npm does not have come from Debian; where they are missing and we may, they are installed.
import fs from 'node:fs';
import { fail, run } from './prepare.mjs';

const policy = '/usr/sbin/policy-rc.d';
const isRoot = process.getuid?.() === 0;
/** whether Debian's list of packages is of today */
let isFresh = false;

/**
 * The path of a part; an error that says what to do where there is none.
 * @param {{ find: () => string | undefined, packages: readonly string[], needed: string }} part
 *   `needed` says who needs it, as a sentence
 * @returns {string}
 */
export function ensurePart({ find, packages, needed }) {
  const found = find();
  if (found) return found;
  if (fs.existsSync('/usr/bin/apt-get') && isRoot) {
    install(packages);
    const installed = find();
    if (installed) return installed;
  }
  return fail(`${needed} Install it (on Debian: apt-get install ${packages.join(' ')}).`);
}

/** Debian starts the services that it installs, now and at every boot: not these, they are run by whoever needs them. */
function install(packages) {
  console.log(`Installing ${packages.join(', ')} (once) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const ours = !fs.existsSync(policy);
  if (ours) fs.writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    if (!isFresh) run('apt-get', ['update', '-qq'], { quiet: true, env });
    isFresh = true;
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { quiet: true, env });
  } finally {
    if (ours) fs.rmSync(policy);
  }
  const units = packages.filter((name) => fs.existsSync(`/lib/systemd/system/${name}.service`));
  if (units.length > 0 && fs.existsSync('/usr/bin/systemctl'))
    run('systemctl', ['disable', '--quiet', ...units], { quiet: true });
}
