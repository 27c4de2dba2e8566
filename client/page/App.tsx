import { NameDialog } from './dialogs/lazy-dialogs.tsx';
import { lazy } from './lazy.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { pendingAction } from './lobby/play.ts';
import { route } from './router.ts';
import { Toasts } from './ui/toasts.tsx';
import { useStore } from './useStore.ts';

const StatusPage = lazy(async () => (await import('./status/StatusPage.tsx')).StatusPage);
const ModeratePage = lazy(async () => (await import('./moderate/ModeratePage.tsx')).ModeratePage);
const ReplayPage = lazy(async () => (await import('./replay/ReplayPage.tsx')).ReplayPage);
const TablePage = lazy(async () => (await import('./table/TablePage.tsx')).TablePage);
const FairnessPage = lazy(async () => (await import('./fairness/FairnessPage.tsx')).FairnessPage);
const DevicePage = lazy(async () => (await import('./device/DevicePage.tsx')).DevicePage);
const HallPage = lazy(async () => (await import('./players/HallPage.tsx')).HallPage);
const LostPage = lazy(async () => (await import('./LostPage.tsx')).LostPage);
/** Only `npm run dev` has it: a build leaves it out. */
const DevPanel = import.meta.env.DEV
  ? lazy<{ id: string }>(async () => (await import('./dev/DevPanel.tsx')).DevPanel)
  : null;

export function App() {
  const at = useStore(route);
  const pending = useStore(pendingAction);
  return (
    <>
      {at.page === 'lobby' && <Lobby />}
      {at.page === 'status' && <StatusPage />}
      {at.page === 'moderate' && <ModeratePage />}
      {at.page === 'table' && (
        <TablePage key={`${at.role} ${at.id}`} id={at.id} role={at.role} seat={at.seat ?? null} />
      )}
      {at.page === 'table' && DevPanel && <DevPanel key={at.id} id={at.id} />}
      {at.page === 'fairness' && <FairnessPage key={at.id ?? ''} id={at.id} />}
      {at.page === 'replay' && <ReplayPage key={at.id} id={at.id} />}
      {at.page === 'take' && <DevicePage id={at.id} />}
      {/^(leaderboard|player|ratings|campaign)$/.test(at.page) && <HallPage at={at} />}
      {at.page === 'lost' && <LostPage />}
      {pending && (
        <NameDialog
          onDone={() => {
            pendingAction.set(null);
            pending.then();
          }}
          onClose={() => pendingAction.set(null)}
        />
      )}
      <Toasts />
    </>
  );
}
