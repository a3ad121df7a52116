import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { installShell, supportsWorkers } from 'app-core/offline/install-shell';
import { useState } from 'react';
import { SectionTitle } from 'ui-kit/section-title';
import type { EarlyGlobals } from '../../shared/early-page.ts';
import { choice, isOfflineUseOn } from '../../shared/offline/offline-use.ts';

const FAILED =
  'No pudimos guardar la tienda en este dispositivo. Revisa la señal y el espacio libre, e intenta de nuevo.';

type State = 'off' | 'preparing' | 'on' | 'failed';

/** Lets the user install the shop as an app and turn on offline use. */
export function WithoutSignal() {
  const [state, setState] = useState<State>(() => (isOfflineUseOn() ? 'on' : 'off'));
  const toggle = async (wanted: boolean) => {
    setState(wanted ? 'preparing' : 'off');
    try {
      await (wanted ? enableOfflineUse() : disableOfflineUse());
      if (wanted) setState('on');
    } catch {
      setState(wanted ? 'failed' : 'on');
    }
  };
  return (
    <section aria-labelledby="sin-senal">
      <SectionTitle id="sin-senal">En este dispositivo</SectionTitle>
      <Stack spacing={4} sx={{ alignItems: 'start' }}>
        <Install />
        {supportsWorkers() && (
          <div>
            <FormControlLabel
              disabled={state === 'preparing'}
              control={
                <Switch
                  checked={state === 'on' || state === 'preparing'}
                  onChange={(_event, on) => void toggle(on)}
                  slotProps={{ input: { 'aria-describedby': 'sin-senal-que' } }}
                />
              }
              label="Usar la tienda sin señal"
            />
            <FormHelperText id="sin-senal-que">
              Guarda aquí el catálogo que miras, tus pedidos y tus habituales, para leerlos y armar el carrito
              donde no hay señal. Nada se envía solo: el pedido lo mandas tú cuando vuelva. Tus precios y
              pedidos se borran al cerrar sesión.
            </FormHelperText>
            <Typography role="status" variant="body2" sx={{ mt: 2 }}>
              {state === 'preparing' && 'Guardando…'}
              {state === 'on' && 'Lista para usar sin señal.'}
            </Typography>
            {state === 'failed' && (
              <Alert severity="error" sx={{ mt: 2 }}>
                {FAILED}
              </Alert>
            )}
          </div>
        )}
      </Stack>
    </section>
  );
}

/** Shows an install button where the browser supports it, otherwise instructions on Apple devices. */
function Install() {
  const install = useInstall();
  if (installed()) return <Typography>La tienda está instalada como aplicación.</Typography>;
  if (install) {
    return (
      <Button variant="outlined" onClick={() => void install()}>
        Instalar como aplicación
      </Button>
    );
  }
  return isApple() ? (
    <Typography>
      Para tenerla como aplicación: toca Compartir y después «Agregar a pantalla de inicio».
    </Typography>
  ) : null;
}

/** Missing in TypeScript's types: only Chromium browsers have it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

const installed = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Safari sends no install event, and iPads identify as Macs. */
const isApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Returns a function that shows the install prompt once, or undefined without an offer. */
function useInstall(): (() => Promise<unknown>) | undefined {
  const [isPrompted, setPrompted] = useState(false);
  const page = globalThis as EarlyGlobals;
  const offer = page.installOffer as InstallOffer | undefined;
  if (!offer || isPrompted) return undefined;
  return () => {
    setPrompted(true);
    page.installOffer = undefined;
    return offer.prompt();
  };
}

/** Stores the choice after the files are stored. Throws if the choice cannot be stored. */
async function enableOfflineUse(): Promise<void> {
  await installShell();
  if (!choice.write(true)) throw new Error('The choice could not be stored.');
  // Ask the browser not to evict these files when space runs low.
  await navigator.storage?.persist?.().catch(() => false);
}

/** Turns offline use off and deletes all stored files, prices and orders. */
async function disableOfflineUse(): Promise<void> {
  choice.write(false);
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
