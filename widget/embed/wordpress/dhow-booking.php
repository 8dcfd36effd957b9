<?php
/**
 * Plugin Name:       Dhow Booking
 * Description:       Sell tours and activities: a calendar, a list, a button or a cart on any page.
 * Version:           0.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           Apache-2.0
 * License URI:       https://www.apache.org/licenses/LICENSE-2.0
 * Text Domain:       dhow-booking
 * Domain Path:       /languages
 */

namespace DhowBooking;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/element.php';
require __DIR__ . '/includes/block.php';

add_action( 'init', __NAMESPACE__ . '\\load_texts', 1 );
add_action( 'init', __NAMESPACE__ . '\\register_script' );
add_action( 'init', __NAMESPACE__ . '\\register_block' );
add_action( 'admin_init', __NAMESPACE__ . '\\register_settings' );
add_action( 'admin_menu', __NAMESPACE__ . '\\add_settings_page' );
add_shortcode( 'dhow_booking', __NAMESPACE__ . '\\render_shortcode' );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\\load_asynchronously', 10, 2 );
add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), __NAMESPACE__ . '\\add_settings_link' );

function load_texts() {
	load_plugin_textdomain( 'dhow-booking', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
}
