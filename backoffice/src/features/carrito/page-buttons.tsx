import Box from '@mui/material/Box';
import PaginationItem from '@mui/material/PaginationItem';

const BUTTONS = 5;

/** Returns up to five page numbers around the current page. */
export function pagesAround(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(BUTTONS / 2), pages - BUTTONS + 1));
  return Array.from({ length: Math.min(BUTTONS, pages) }, (_, place) => first + place);
}

export interface PageButtonsProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Five numbered page buttons, and one step to either side. */
export function PageButtons({ page, pages, onChange }: PageButtonsProps) {
  if (pages < 2) return null;
  const step = (to: number) => ({ page: to, disabled: to < 1 || to > pages, onClick: () => onChange(to) });
  return (
    <Box
      component="nav"
      aria-label="Páginas"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: { xs: 0, sm: 1 },
        mt: 4,
        // Fits all seven in one row on a phone.
        '& .MuiPaginationItem-root': { mx: { xs: 0, sm: 0.75 } },
      }}
    >
      <PaginationItem type="previous" size="large" aria-label="Anterior" {...step(page - 1)} />
      {pagesAround(page, pages).map((one) => (
        <PaginationItem
          key={one}
          size="large"
          selected={one === page}
          aria-current={one === page ? 'page' : undefined}
          aria-label={`Página ${one}`}
          {...step(one)}
        />
      ))}
      <PaginationItem type="next" size="large" aria-label="Siguiente" {...step(page + 1)} />
    </Box>
  );
}
