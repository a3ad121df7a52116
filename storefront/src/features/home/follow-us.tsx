import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SectionTitle } from 'ui-kit/section-title';
import { line, shape } from 'ui-kit/theme/tokens';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { useSettings } from '../../shared/settings.ts';
import { socialLinks } from '../../shared/social.tsx';

const ABOUT: Record<string, string> = {
  Instagram: 'Lo que llega y lo que está en promoción.',
  WhatsApp: 'Escríbenos: respondemos tus consultas.',
};

const tiles = ({ spacing, tokens, breakpoints }: Theme) => ({
  display: 'grid',
  gap: spacing(4),
  [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(4),
    padding: spacing(4, 5),
    borderRadius: `${shape.card}px`,
    border: `${line.thin} ${tokens.palette.border.soft}`,
    background: tokens.palette.background.paper,
    overflowWrap: 'anywhere',
    '&:hover': { borderColor: tokens.palette.border.control },
    '& svg': { fontSize: spacing(8), color: 'primary.main' },
    '& > span': { minWidth: 0 },
  },
});

export function FollowUs() {
  const settings = useSettings();
  return (
    <section aria-labelledby="redes">
      <SectionTitle id="redes">Síguenos</SectionTitle>
      <Box sx={tiles}>
        {socialLinks(settings).map(({ label, href, icon }) => (
          <Link
            key={label}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            underline="none"
            color="textPrimary"
          >
            {icon}
            <span>
              <Typography variant="h4" component="span" sx={{ display: 'block' }}>
                {label}
              </Typography>
              <Typography component="span" color="textSecondary">
                {ABOUT[label]}
              </Typography>
              <VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
            </span>
          </Link>
        ))}
      </Box>
    </section>
  );
}
